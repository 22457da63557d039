import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** Scripts so small that a separate request would cost more than inlining. */
export interface InlineScripts {
  theme: string;
  knownVisitor: string;
  frame: string;
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
  };
}
