import type { Sheet } from '#server/platform/sheet.ts';
import { faceOf, margin, type Page, soft, widthOf } from './sheetPage.ts';

const noteSize = 8.5;
const lineHeight = 11;

/** The height of a row with its note. */
export function heightOf(page: Page, { columns }: Sheet, { note }: Sheet['rows'][number]): number {
  if (note === null) return lineHeight;
  const width = widthOf(page) - noteOffset(page, columns);
  page.font(faceOf(note)).fontSize(noteSize);
  return 2 + lineHeight + page.heightOfString(note, { width });
}

/** Notes begin at the third column. */
const noteOffset = (page: Page, columns: Sheet['columns']) =>
  widthOf(page) * columns.slice(0, 2).reduce((sum, { share }) => sum + share, 0);

interface Note {
  note: string;
  columns: Sheet['columns'];
  top: number;
}

/** Returns where the note ends. */
export function drawNote(
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
