import type { Sheet } from '#server/platform/sheet.ts';
import { faceOf, ink, margin, type Page, type Part, soft, widthOf, write } from './sheetPage.ts';

/** The addressee on the left, the details on the right. */
export function writeAddress(page: Page, root: Part, { addressee, details }: Sheet): void {
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
