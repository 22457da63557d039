import textFont from '@fontsource/geist-sans/files/geist-sans-latin-400-normal.woff?inline';
import boldFont from '@fontsource/geist-sans/files/geist-sans-latin-600-normal.woff?inline';
import boldWideFont from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?inline';
import textWideFont from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?inline';
import { drawSheet } from '#server/adapters/sheet/drawSheet.ts';
import type { Ports } from '#server/platform/ports.ts';

// Built-in fonts have only western letters. Inlined, so that an installation needs no package.
const bytesOf = (dataUrl: string) =>
  new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
const fonts = {
  text: bytesOf(textFont),
  bold: bytesOf(boldFont),
  textWide: bytesOf(textWideFont),
  boldWide: bytesOf(boldWideFont),
};

export const pdf: Ports['pdf'] = (sheet, at) => drawSheet(sheet, at, fonts);
