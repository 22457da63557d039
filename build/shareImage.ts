import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const source = 'src/marketing/share/card.svg';
const widthPixels = 1200;

/** Letters are outlines, so that no fonts are needed. */
export async function drawShareImage(root: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await readFile(join(root, source));
  const png = await sharp(svg)
    .resize(widthPixels)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return new Uint8Array(png);
}
