import boldFont from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?inline';
import textFont from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?inline';
import { drawSheet } from '#server/adapters/drawSheet.ts';
import type { Ports } from '#server/platform/ports.ts';

// Built-in fonts have only western letters. Inlined, so that an installation needs no package.
const bytesOf = (dataUrl: string) =>
  new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
const fonts = { text: bytesOf(textFont), bold: bytesOf(boldFont) };

export const pdf: Ports['pdf'] = (sheet, at) => drawSheet(sheet, at, fonts);
