import type { Sheet } from '#server/platform/sheet.ts';
import { drawNote } from './drawNote.ts';
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

/** A sum ends with the double rule. */
export type Kind = 'head' | 'row' | 'sum';

interface Row {
  columns: Sheet['columns'];
  row: Sheet['rows'][number];
  kind: Kind;
}

/** Without a table: a repeated heading, which screen readers skip. */
export function drawRow(page: Page, table: Part | undefined, { columns, row, kind }: Row): void {
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
