import { faceOf, margin, type Page, soft, widthOf } from './sheetPage.ts';

/** The foot and the number of each page, which screen readers skip. */
export function writeFooters(page: Page, foot: string): void {
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
