import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackFont } from './unpackFont.ts';

const font = 'node_modules/@fontsource/geist-sans/files/geist-sans-latin';

/** Names of the typeface by weight. */
export const faces = { 400: 'Geist', 600: 'Geist SemiBold' } as const;

const fontFiles = new Map<number, Promise<string>>();

/** Written once, and kept: the library opens a font again for each text. */
export function fontFile(root: string, weight: keyof typeof faces): Promise<string> {
  const file = fontFiles.get(weight) ?? writeFont(root, weight);
  fontFiles.set(weight, file);
  return file;
}

async function writeFont(root: string, weight: keyof typeof faces): Promise<string> {
  const folder = join(root, 'node_modules/.cache/share-fonts');
  const file = join(folder, `geist-${weight}.otf`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, unpackFont(await readFile(join(root, `${font}-${weight}-normal.woff`))));
  return file;
}
