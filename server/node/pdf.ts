import { createRequire } from 'node:module';
import type { Ports } from '#server/ports.ts';
import { drawSheet } from './drawSheet.ts';

// The built-in fonts of PDF know western letters alone; names have others too.
const resolve = createRequire(import.meta.url).resolve;
const fontOf = (name: string) => resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`);

/** Makes a PDF file of a sheet, in fonts that lie in a package. */
export const pdf: Ports['pdf'] = (sheet, at) =>
  drawSheet(sheet, at, { text: fontOf('Regular'), bold: fontOf('Bold') });
