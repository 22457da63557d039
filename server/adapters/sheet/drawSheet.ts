import PDFDocument from 'pdfkit';
import type { Sheet } from '#server/platform/sheet.ts';
import { drawTable } from './drawTable.ts';
import { faceOf, margin, soft, write } from './sheetPage.ts';
import { writeAddress } from './writeAddress.ts';
import { writeFooters } from './writeFooters.ts';
import { writeHead } from './writeHead.ts';
import { writeSummary } from './writeSummary.ts';

export interface SheetFonts {
  text: Uint8Array;
  bold: Uint8Array;
  /** With the letters of more scripts. */
  textWide: Uint8Array;
  boldWide: Uint8Array;
}

/** A tagged PDF: screen readers get title, paragraphs and table. */
export async function drawSheet(sheet: Sheet, at: Date, fonts: SheetFonts): Promise<Uint8Array> {
  const page = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    // Not one of PDF's built-in fonts: pdfkit has no files of them in a browser.
    font: '',
    info: { Title: sheet.title, CreationDate: at, Producer: 'Plainvest', Creator: 'Plainvest' },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolved, failed) => {
    page.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    page.on('end', resolved);
    page.on('error', failed);
  });
  page.registerFont('text', fonts.text);
  page.registerFont('bold', fonts.bold);
  page.registerFont('text wide', fonts.textWide);
  page.registerFont('bold wide', fonts.boldWide);
  const root = page.struct('Document');
  page.addStructure(root);
  writeHead(page, root, sheet);
  writeAddress(page, root, sheet);
  writeSummary(page, root, sheet.summary);
  drawTable(page, root, sheet);
  for (const note of sheet.notes) {
    page.y += 10;
    write({ page, root }, 'P', () =>
      page.font(faceOf(note)).fontSize(9).fillColor(soft).text(note, margin, page.y),
    );
  }
  root.end();
  writeFooters(page, sheet.foot);
  page.end();
  await ended;
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}
