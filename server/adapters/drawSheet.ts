import PDFDocument from 'pdfkit';
import type { Sheet } from '#server/platform/ports.ts';
import { drawTable } from './drawTable.ts';
import { ink, line, margin, type Page, type Part, soft, widthOf } from './sheetPage.ts';

const boxFill = '#f1f3f9';
const accent = '#2447d6';
const boxHeight = 52;

export interface SheetFonts {
  text: string | Uint8Array;
  bold: string | Uint8Array;
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
  const root = page.struct('Document');
  page.addStructure(root);
  writeHead(page, root, sheet);
  writeAddress(page, root, sheet);
  writeSummary(page, root, sheet.summary);
  drawTable(page, root, sheet);
  for (const note of sheet.notes) {
    page.y += 10;
    write({ page, root }, 'P', () =>
      page.font('text').fontSize(9).fillColor(soft).text(note, margin, page.y),
    );
  }
  root.end();
  writeFooters(page, sheet.foot);
  page.end();
  await ended;
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

interface Target {
  page: Page;
  root: Part;
}

const write = ({ page, root }: Target, tag: string, draw: () => unknown): void => {
  root.add(page.struct(tag, {}, () => void draw()));
};

/** Brand on the left, the operator on the right. */
function writeHead(page: Page, root: Part, { brand, issuer, title }: Sheet): void {
  const top = page.y;
  const half = widthOf(page) / 2;
  write({ page, root }, 'P', () =>
    page.font('bold').fontSize(20).fillColor(accent).text(brand, margin, top, { width: half }),
  );
  const left = page.y;
  page.y = top + 2;
  for (const [name, value] of issuer) {
    const text = `${name}: ${value}`;
    write({ page, root }, 'P', () =>
      page
        .font('text')
        .fontSize(9)
        .fillColor(soft)
        .text(text, margin + half, page.y, {
          width: half,
          align: 'right',
        }),
    );
  }
  page.y = Math.max(left, page.y) + 14;
  page.markContent('Artifact', { type: 'Layout' });
  page
    .moveTo(margin, page.y)
    .lineTo(margin + widthOf(page), page.y)
    .lineWidth(0.75)
    .stroke(line);
  page.endMarkedContent();
  page.y += 20;
  write({ page, root }, 'H1', () =>
    page.font('bold').fontSize(17).fillColor(ink).text(title, margin, page.y),
  );
  page.y += 12;
}

function writeAddress(page: Page, root: Part, { addressee, details }: Sheet): void {
  const top = page.y;
  const half = widthOf(page) / 2;
  for (const [index, text] of addressee.entries()) {
    write({ page, root }, 'P', () =>
      page
        .font(index === 0 ? 'bold' : 'text')
        .fontSize(10)
        .fillColor(ink)
        .text(text, margin, page.y, { width: half - 16 }),
    );
  }
  const bottom = page.y;
  page.y = top;
  for (const [name, value] of details) {
    write({ page, root }, 'P', () => {
      const at = margin + half;
      page.font('text').fontSize(10).fillColor(soft);
      page.text(`${name}: `, at, page.y, { width: half, continued: true });
      page.font('text').fillColor(ink).text(value);
    });
  }
  page.y = Math.max(bottom, page.y) + 16;
}

function writeSummary(page: Page, root: Part, summary: Sheet['summary']): void {
  const top = page.y;
  const width = widthOf(page);
  page.markContent('Artifact', { type: 'Layout' });
  page.roundedRect(margin, top, width, boxHeight, 6).fill(boxFill);
  page.endMarkedContent();
  const cell = width / summary.length;
  for (const [index, [name, value]] of summary.entries()) {
    const at = margin + index * cell + 8;
    write({ page, root }, 'P', () => {
      const options = { width: cell - 8 };
      page
        .font('text')
        .fontSize(8.5)
        .fillColor(soft)
        .text(`${name} `, at, top + 11, options);
      page
        .font('bold')
        .fontSize(10)
        .fillColor(ink)
        .text(value, at, top + 26, options);
    });
  }
  page.x = margin;
  page.y = top + boxHeight + 20;
}

function writeFooters(page: Page, foot: string): void {
  const { start, count } = page.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    page.switchToPage(index);
    // Otherwise a text below the margin would start another page.
    page.page.margins.bottom = 0;
    const at = page.page.height - margin + 12;
    const options = { lineBreak: false, width: widthOf(page) };
    page.markContent('Artifact', { type: 'Pagination' });
    page.font('text').fontSize(8).fillColor(soft);
    page.text(foot, margin, at, { lineBreak: false });
    page.text(`Page ${index + 1} of ${count}`, margin, at, { ...options, align: 'right' });
    page.endMarkedContent();
  }
}
