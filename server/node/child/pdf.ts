import { createRequire } from 'node:module';
import { drawSheet } from '#server/node/drawSheet.ts';
import type { Ports } from '#server/ports.ts';

// The built-in fonts of PDF know western letters alone; names have others too.
const resolve = createRequire(import.meta.url).resolve;
const fontOf = (name: string) => resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`);

/** Makes a PDF file of a sheet, in fonts that lie in a package. */
export const pdf: Ports['pdf'] = (sheet, at) =>
  drawSheet(sheet, at, { text: fontOf('Regular'), bold: fontOf('Bold') });
