import type { Sheet } from '#server/platform/sheet.ts';
import {
  asArtifact,
  faceOf,
  ink,
  margin,
  type Page,
  type Part,
  soft,
  tabular,
  widthOf,
  write,
} from './sheetPage.ts';

const boxFill = '#f1f3f9';
const boxHeight = 52;

/** A box with the figures of the sheet beside each other. */
export function writeSummary(page: Page, root: Part, summary: Sheet['summary']): void {
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
