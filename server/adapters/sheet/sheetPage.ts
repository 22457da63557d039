import type PDFDocument from 'pdfkit';

export const margin = 48;
export const ink = '#0e1530';
export const soft = '#4a5470';
export const line = '#dde3ef';

export type Page = InstanceType<typeof PDFDocument>;

/** An element of the structure that screen readers follow. */
export type Part = ReturnType<Page['struct']>;

export const widthOf = (page: Page): number => page.page.width - 2 * margin;

/** Digits of one width, so that figures stand in columns. */
export const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

// The letters of the product's face; a text in another script takes the wider one.
const covered =
  /^[\n\u0020-\u007e\u00a0-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2212\u20ac]*$/;

/** The type face of a text. */
export const faceOf = (text: string, weight: 'text' | 'bold' = 'text'): string =>
  covered.test(text) ? weight : `${weight} wide`;

/** Draws what screen readers skip. */
export function asArtifact(page: Page, draw: () => void): void {
  page.markContent('Artifact', { type: 'Layout' });
  draw();
  page.endMarkedContent();
}

/** A line over the full width. */
export function rule(page: Page, at: number, { color = line, width = 0.5 } = {}): void {
  page
    .moveTo(margin, at)
    .lineTo(margin + widthOf(page), at)
    .lineWidth(width)
    .stroke(color);
}

interface Target {
  page: Page;
  root: Part;
}

/** Adds a part with this tag to the structure, and draws it. */
export const write = ({ page, root }: Target, tag: string, draw: () => unknown): void => {
  root.add(page.struct(tag, {}, () => void draw()));
};
