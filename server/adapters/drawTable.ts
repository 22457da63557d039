import type { Sheet } from '#server/platform/ports.ts';
import { ink, line, margin, type Page, type Part, soft, widthOf } from './sheetPage.ts';

const rowGap = 10;
const noteSize = 8.5;
const lineHeight = 11;
const footHeight = 24;

export function drawTable(page: Page, root: Part, sheet: Sheet): void {
  const { columns, rows, empty } = sheet;
  const table = page.struct('Table');
  root.add(table);
  const head = { cells: columns.map(({ name }) => name), note: null };
  drawRow(page, table, { ...sheet, row: head, tag: 'TH' });
  for (const row of rows) {
    if (page.y + heightOf(page, sheet, row) > page.page.height - margin - footHeight) {
      page.addPage();
      page.y = margin;
      drawRow(page, undefined, { ...sheet, row: head, tag: 'TH' });
    }
    drawRow(page, table, { ...sheet, row, tag: 'TD' });
  }
  table.end();
  if (rows.length === 0) {
    const draw = () => page.font('text').fontSize(10).fillColor(ink).text(empty, margin, page.y);
    root.add(page.struct('P', {}, () => void draw()));
  }
  page.x = margin;
}

function heightOf(page: Page, { columns }: Sheet, { note }: Sheet['rows'][number]): number {
  if (note === null) return lineHeight;
  const width = widthOf(page) - noteOffset(page, columns);
  return 2 + lineHeight + page.font('text').fontSize(noteSize).heightOfString(note, { width });
}

/** Notes begin at the third column. */
const noteOffset = (page: Page, columns: Sheet['columns']) =>
  widthOf(page) * columns.slice(0, 2).reduce((sum, { share }) => sum + share, 0);

interface Row {
  columns: Sheet['columns'];
  row: Sheet['rows'][number];
  tag: 'TH' | 'TD';
}

/** Without a table: a repeated heading, which screen readers skip. */
function drawRow(page: Page, table: Part | undefined, { columns, row, tag }: Row): void {
  const top = page.y;
  const part = table && page.struct('TR');
  if (part) table?.add(part);
  let left = margin;
  let bottom = top;
  const put = (draw: () => void) => {
    if (part) part.add(page.struct(tag, {}, draw));
    else asArtifact(page, draw);
  };
  for (const [index, { share, figures }] of columns.entries()) {
    const width = widthOf(page) * share;
    const text = row.cells[index] ?? '';
    const at = left;
    put(() => {
      page.font(tag === 'TH' ? 'bold' : 'text').fontSize(9);
      page.fillColor(tag === 'TH' ? soft : ink);
      const align = figures ? 'right' : 'left';
      page.text(text, at, top, { width: figures ? width : width - 6, align });
    });
    bottom = Math.max(bottom, page.y);
    left += width;
  }
  if (row.note !== null) bottom = drawNote(page, put, { note: row.note, columns, top: bottom });
  part?.end();
  asArtifact(page, () => {
    const at = bottom + rowGap / 2;
    page
      .moveTo(margin, at)
      .lineTo(margin + widthOf(page), at)
      .lineWidth(0.5)
      .stroke(line);
  });
  page.x = margin;
  page.y = bottom + rowGap;
}

interface Note {
  note: string;
  columns: Sheet['columns'];
  top: number;
}

function drawNote(
  page: Page,
  put: (draw: () => void) => void,
  { note, columns, top }: Note,
): number {
  const offset = noteOffset(page, columns);
  put(() => {
    page.font('text').fontSize(noteSize).fillColor(soft);
    page.text(note, margin + offset, top + 2, { width: widthOf(page) - offset });
  });
  return page.y;
}

function asArtifact(page: Page, draw: () => void): void {
  page.markContent('Artifact', { type: 'Layout' });
  draw();
  page.endMarkedContent();
}
