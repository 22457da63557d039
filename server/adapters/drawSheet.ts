import PDFDocument from 'pdfkit';
import type { Sheet } from '#server/platform/ports.ts';
import { drawTable } from './drawTable.ts';
import {
  asArtifact,
  faceOf,
  ink,
  margin,
  type Page,
  type Part,
  rule,
  soft,
  tabular,
  widthOf,
} from './sheetPage.ts';

const boxFill = '#f1f3f9';
const brandFill = '#2447d6';
const markSize = 24;
const boxHeight = 52;

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

interface Target {
  page: Page;
  root: Part;
}

const write = ({ page, root }: Target, tag: string, draw: () => unknown): void => {
  root.add(page.struct(tag, {}, () => void draw()));
};

/** Mark and brand on the left, the operator on the right. */
function writeHead(page: Page, root: Part, { brand, issuer, title }: Sheet): void {
  const top = page.y;
  const half = widthOf(page) / 2;
  asArtifact(page, () => drawMark(page, top));
  write({ page, root }, 'P', () =>
    page
      .font(faceOf(brand, 'bold'))
      .fontSize(16)
      .fillColor(ink)
      .text(brand, margin + markSize + 9, top + 3, {
        width: half - markSize,
        characterSpacing: -0.2,
      }),
  );
  page.y = top;
  for (const [name, value] of issuer) {
    const text = `${name}: ${value}`;
    const options = { width: half, align: 'right' } as const;
    write({ page, root }, 'P', () =>
      page
        .font(faceOf(text))
        .fontSize(9)
        .fillColor(soft)
        .text(text, margin + half, page.y, options),
    );
  }
  page.y = Math.max(top + markSize, page.y) + 14;
  asArtifact(page, () => rule(page, page.y, { width: 0.75 }));
  page.y += 20;
  write({ page, root }, 'H1', () =>
    page.font(faceOf(title, 'bold')).fontSize(18).fillColor(ink).text(title, margin, page.y),
  );
  page.y += 12;
}

/** The mark of the product: steps over the double rule of a sum. */
function drawMark(page: Page, top: number): void {
  page.save();
  page.translate(margin, top).scale(markSize / 28);
  page.roundedRect(0, 0, 28, 28, 7).fill(brandFill);
  page
    .path('M6 16h4.5v-4.5h5v-4h6.5M6 19.5h16M6 22.5h16')
    .lineWidth(1.8)
    .lineJoin('round')
    .stroke('#ffffff');
  page.restore();
}

function writeAddress(page: Page, root: Part, { addressee, details }: Sheet): void {
  const top = page.y;
  const half = widthOf(page) / 2;
  for (const [index, text] of addressee.entries()) {
    write({ page, root }, 'P', () =>
      page
        .font(faceOf(text, index === 0 ? 'bold' : 'text'))
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
      page.font(faceOf(name)).fontSize(10).fillColor(soft);
      page.text(`${name}: `, at, page.y, { width: half, continued: true });
      page.font(faceOf(value)).fillColor(ink).text(value);
    });
  }
  page.y = Math.max(bottom, page.y) + 16;
}

function writeSummary(page: Page, root: Part, summary: Sheet['summary']): void {
  const top = page.y;
  const width = widthOf(page);
  asArtifact(page, () => page.roundedRect(margin, top, width, boxHeight, 6).fill(boxFill));
  const cell = width / summary.length;
  for (const [index, [name, value]] of summary.entries()) {
    const at = margin + index * cell + 8;
    write({ page, root }, 'P', () => {
      const options = { width: cell - 8, features: tabular };
      page
        .font(faceOf(name))
        .fontSize(8.5)
        .fillColor(soft)
        .text(`${name} `, at, top + 11, options);
      page
        .font(faceOf(value, 'bold'))
        .fontSize(11)
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
    page.font(faceOf(foot)).fontSize(8).fillColor(soft);
    page.text(foot, margin, at, { lineBreak: false });
    page.text(`Page ${index + 1} of ${count}`, margin, at, { ...options, align: 'right' });
    page.endMarkedContent();
  }
}
