import boldFont from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import textFont from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import { drawSheet } from '#server/adapters/drawSheet.ts';
import type { Ports } from '#server/platform/ports.ts';

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not arrive (${answer.status}).`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The fonts are fetched only now. */
export const pdf: Ports['pdf'] = async (sheet, at) => {
  const [text, bold] = await Promise.all([bytesOf(textFont), bytesOf(boldFont)]);
  return drawSheet(sheet, at, { text, bold });
};
