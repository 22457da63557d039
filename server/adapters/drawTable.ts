import type { Sheet } from '#server/platform/ports.ts';
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

const rowGap = 10;
const noteSize = 8.5;
const lineHeight = 11;
const footHeight = 24;

export function drawTable(page: Page, root: Part, sheet: Sheet): void {
  const { columns, rows, sums } = sheet;
  const table = page.struct('Table');
  root.add(table);
  const head = { cells: columns.map(({ name }) => name), note: null };
  const draw = (part: Part | undefined, row: Sheet['rows'][number], kind: Kind) =>
    drawRow(page, part, { columns, row, kind });
  draw(table, head, 'head');
  const drawAll = (row: Sheet['rows'][number], kind: Kind) => {
    if (page.y + heightOf(page, sheet, row) > page.page.height - margin - footHeight) {
      page.addPage();
      page.y = margin;
      draw(undefined, head, 'head');
    }
    draw(table, row, kind);
  };
  if (sums) drawAll({ cells: sums.opening, note: null }, 'row');
  for (const row of rows) drawAll(row, 'row');
  if (sums) {
    drawAll({ cells: sums.closing, note: rows.length === 0 ? sums.empty : null }, 'sum');
  }
  table.end();
  page.x = margin;
}

/** A sum ends with the double rule. */
type Kind = 'head' | 'row' | 'sum';

function heightOf(page: Page, { columns }: Sheet, { note }: Sheet['rows'][number]): number {
  if (note === null) return lineHeight;
  const width = widthOf(page) - noteOffset(page, columns);
  page.font(faceOf(note)).fontSize(noteSize);
  return 2 + lineHeight + page.heightOfString(note, { width });
}

/** Notes begin at the third column. */
const noteOffset = (page: Page, columns: Sheet['columns']) =>
  widthOf(page) * columns.slice(0, 2).reduce((sum, { share }) => sum + share, 0);

interface Row {
  columns: Sheet['columns'];
  row: Sheet['rows'][number];
  kind: Kind;
}

/** Without a table: a repeated heading, which screen readers skip. */
function drawRow(page: Page, table: Part | undefined, { columns, row, kind }: Row): void {
  const top = page.y;
  const part = table && page.struct('TR');
  if (part) table?.add(part);
  let left = margin;
  let bottom = top;
  const put = (draw: () => void) => {
    if (part) part.add(page.struct(kind === 'head' ? 'TH' : 'TD', {}, draw));
    else asArtifact(page, draw);
  };
  for (const [index, { share, figures }] of columns.entries()) {
    const width = widthOf(page) * share;
    const text = row.cells[index] ?? '';
    const at = left;
    put(() => {
      page.font(faceOf(text, kind === 'row' ? 'text' : 'bold')).fontSize(9);
      page.fillColor(kind === 'head' ? soft : ink);
      const align = figures ? 'right' : 'left';
      const options = { width: figures ? width : width - 6, align, features: tabular } as const;
      page.text(text, at, top, options);
    });
    bottom = Math.max(bottom, page.y);
    left += width;
  }
  if (row.note !== null) bottom = drawNote(page, put, { note: row.note, columns, top: bottom });
  part?.end();
  asArtifact(page, () => endRow(page, bottom + rowGap / 2, kind));
  page.x = margin;
  page.y = bottom + rowGap;
}

function endRow(page: Page, at: number, kind: Kind): void {
  const style = kind === 'sum' ? { color: ink, width: 0.9 } : {};
  rule(page, at, style);
  if (kind === 'sum') rule(page, at + 2.6, style);
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
    page.font(faceOf(note)).fontSize(noteSize).fillColor(soft);
    page.text(note, margin + offset, top + 2, { width: widthOf(page) - offset });
  });
  return page.y;
}
