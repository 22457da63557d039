import type { Sheet } from '#server/platform/sheet.ts';
import { heightOf } from './drawNote.ts';
import { drawRow, type Kind } from './drawRow.ts';
import { margin, type Page, type Part } from './sheetPage.ts';

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
