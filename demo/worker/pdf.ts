import textFont from '@fontsource/geist-sans/files/geist-sans-latin-400-normal.woff?url';
import boldFont from '@fontsource/geist-sans/files/geist-sans-latin-600-normal.woff?url';
import boldWideFont from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import textWideFont from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import type { Ports } from '#server/platform/ports.ts';

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not arrive (${answer.status}).`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The library is prepared only now, and the fonts are fetched. */
export const pdf: Ports['pdf'] = async (sheet, at) => {
  const { drawSheet } = await import('#server/adapters/sheet/drawSheet.ts');
  const [text, bold, textWide, boldWide] = await Promise.all([
    bytesOf(textFont),
    bytesOf(boldFont),
    bytesOf(textWideFont),
    bytesOf(boldWideFont),
  ]);
  return drawSheet(sheet, at, { text, bold, textWide, boldWide });
};
