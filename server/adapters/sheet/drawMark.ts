import { margin, type Page } from './sheetPage.ts';

const brandFill = '#2447d6';

/** The side of the mark, in points. */
export const markSize = 24;

/** The mark of the product: steps over the double rule of a sum. */
export function drawMark(page: Page, top: number): void {
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
