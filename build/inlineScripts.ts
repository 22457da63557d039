import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, minify, transformWithOxc } from 'vite';

/** Scripts so small that a separate request would cost more than inlining. */
export interface InlineScripts {
  theme: string;
  knownVisitor: string;
  frame: string;
  /** Defines `frame`, whose functions the page calls. */
  askFigures: string;
}

const sources = {
  theme: 'public/theme.js',
  knownVisitor: 'src/firstPaint/knownVisitor.ts',
  frame: 'src/marketing/browser/widgetFrame.ts',
};

export async function readInlineScripts(root: string): Promise<InlineScripts> {
  const read = async (source: string) => {
    const text = await readFile(join(root, source), 'utf8');
    const { code } = await transformWithOxc(text, source, { sourcemap: false });
    const small = await minify(source, code.replace(/^export \{\};?$/m, ''));
    return small.code.trim();
  };
  return {
    theme: await read(sources.theme),
    knownVisitor: await read(sources.knownVisitor),
    frame: await read(sources.frame),
    askFigures: await bundle(root, 'src/firstPaint/askFigures.ts'),
  };
}

/** Joins a module with its imports; its exports are properties of `frame`. */
export async function bundle(
  root: string,
  source: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    define,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      lib: { entry: join(root, source), formats: ['iife'], name: 'frame' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${source} was not bundled.`);
  return output.output[0].code;
}
