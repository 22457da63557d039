import type PDFDocument from 'pdfkit';

export const margin = 48;
export const ink = '#0e1730';
export const soft = '#4b5673';
export const line = '#dde3ef';

export type Page = InstanceType<typeof PDFDocument>;

/** An element of the structure that screen readers follow. */
export type Part = ReturnType<Page['struct']>;

export const widthOf = (page: Page): number => page.page.width - 2 * margin;
