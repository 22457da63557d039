import type { Plugin } from 'vite';

const nothing = '\0nothing-of-node';

/** Replaces Node's modules by empty ones: PGlite imports them, and uses them only in Node. */
export function withoutNode(): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId: { filter: { id: /^node:/ }, handler: () => nothing },
    load: { filter: { id: new RegExp(`^${nothing}$`) }, handler: () => 'export {};' },
  };
}
