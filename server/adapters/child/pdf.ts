import boldFont from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?inline';
import textFont from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?inline';
import { drawSheet } from '#server/adapters/drawSheet.ts';
import type { Ports } from '#server/platform/ports.ts';

// The built-in fonts of PDF know western letters only; names have others too. In the bundle, so that
// an installation of the server needs no package for two files.
const bytesOf = (dataUrl: string) =>
  new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
const fonts = { text: bytesOf(textFont), bold: bytesOf(boldFont) };

/** Makes a PDF file of a sheet. */
export const pdf: Ports['pdf'] = (sheet, at) => drawSheet(sheet, at, fonts);
