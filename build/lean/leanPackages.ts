import type { Plugin } from 'vite';
import { type Cut, cuts } from './cuts.ts';

/** Leaves out of the app what its packages bring and nothing here uses. */
export function leanPackages(): Plugin {
  const left = new Set<Cut>(cuts);
  return {
    name: 'lean-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'parts' || name === 'client',
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler(code, id) {
        const cut = cuts.find(({ file }) => file.test(id));
        if (!cut) return;
        left.delete(cut);
        return { code: cut.edits.reduce((lean, edit) => edited(lean, edit, id), code), map: null };
      },
    },
    // A new version may name its files in another way.
    buildEnd(error) {
      const [missing] = left;
      if (!error && missing) throw new Error(`The app has no file ${missing.file.source}.`);
    },
  };
}

function edited(code: string, [part, instead]: Cut['edits'][number], id: string): string {
  if (code.search(part) < 0) throw new Error(`${id} has changed: it has no ${part.source}.`);
  return code.replace(part, instead);
}
