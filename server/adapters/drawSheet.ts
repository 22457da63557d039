import PDFDocument from 'pdfkit';
import type { Sheet } from '#server/platform/ports.ts';

const margin = 48;
const rowGap = 6;
const ink = '#0e1730';
const soft = '#4b5673';
const line = '#dde3ef';

type Page = InstanceType<typeof PDFDocument>;

export interface SheetFonts {
  text: string | Uint8Array;
  bold: string | Uint8Array;
}

export async function drawSheet(sheet: Sheet, at: Date, fonts: SheetFonts): Promise<Uint8Array> {
  const page = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
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
  page.font('bold').fontSize(20).fillColor(ink).text(sheet.title).moveDown(0.6);
  writeDetails(page, sheet.details);
  writeTable(page, sheet);
  page.moveDown(0.6);
  writeDetails(page, sheet.totals);
  writeFooters(page, sheet.foot);
  page.end();
  await ended;
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function writeDetails(page: Page, details: Sheet['details']): void {
  for (const [name, value] of details) {
    page.fontSize(10);
    page.font('text').fillColor(soft).text(`${name}: `, margin, page.y, { continued: true });
    page.font('bold').fillColor(ink).text(value);
    page.moveDown(0.2);
  }
  page.moveDown(0.6);
}

function writeTable(page: Page, { columns, rows, empty }: Sheet): void {
  const width = page.page.width - 2 * margin;
  const write = (cells: readonly string[], font: 'text' | 'bold') => {
    const top = page.y;
    let left = margin;
    let bottom = top;
    for (const [index, { share, figures }] of columns.entries()) {
      const cellWidth = width * share;
      const align = figures ? 'right' : 'left';
      page.font(font).fontSize(9).fillColor(ink);
      page.text(cells[index] ?? '', left, top, { width: cellWidth - 4, align });
      bottom = Math.max(bottom, page.y);
      left += cellWidth;
    }
    page.moveTo(margin, bottom + rowGap / 2).lineTo(margin + width, bottom + rowGap / 2);
    page.lineWidth(0.5).stroke(line);
    page.x = margin;
    page.y = bottom + rowGap;
  };
  const head = columns.map(({ name }) => name);
  write(head, 'bold');
  for (const row of rows) {
    if (page.y > page.page.height - margin - 48) {
      page.addPage();
      write(head, 'bold');
    }
    write(row, 'text');
  }
  if (rows.length === 0) page.font('text').fontSize(10).text(empty, margin);
  page.x = margin;
}

function writeFooters(page: Page, foot: string): void {
  const { start, count } = page.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    page.switchToPage(index);
    // Otherwise a text below the margin would start another page.
    page.page.margins.bottom = 0;
    const at = page.page.height - margin + 12;
    page.font('text').fontSize(8).fillColor(soft);
    page.text(`${foot} Page ${index + 1} of ${count}.`, margin, at, { lineBreak: false });
  }
}
