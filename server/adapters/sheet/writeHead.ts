import type { Sheet } from '#server/platform/sheet.ts';
import { drawMark, markSize } from './drawMark.ts';
import {
  asArtifact,
  faceOf,
  ink,
  margin,
  type Page,
  type Part,
  rule,
  soft,
  widthOf,
  write,
} from './sheetPage.ts';

/** Mark and brand on the left, the operator on the right. */
export function writeHead(page: Page, root: Part, { brand, issuer, title }: Sheet): void {
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
