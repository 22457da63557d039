import {
  GlobalWorkerOptions,
  getDocument,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { TextRun } from '#src/shared/proofText/textRun.ts';
import { pageScale } from './pageScale.ts';
import type { Sheet } from './sheet.ts';

GlobalWorkerOptions.workerSrc = worker;

// A receipt is short, and each page takes memory.
const pagesMax = 10;

/** The part of a line's height that is below the baseline. */
const descent = 0.25;

/**
 * Draws a PDF's first pages on canvases, so that its scripts and links stay inactive; `onSheets`
 * gets the pages drawn until then and their number in all. Errors: pdf.js's, if the file is not a
 * readable PDF.
 */
export async function drawPdf(
  file: Blob,
  onSheets: (sheets: Sheet[], pages: number) => void,
): Promise<void> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
  });
  try {
    const document = await task.promise;
    const sheets: Sheet[] = [];
    for (let number = 1; number <= Math.min(document.numPages, pagesMax); number += 1) {
      sheets.push(await drawPage(document, number));
      onSheets([...sheets], document.numPages);
    }
  } finally {
    await task.destroy();
  }
}

async function drawPage(document: PDFDocumentProxy, number: number): Promise<Sheet> {
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: pageScale(natural) });
  const canvas = globalThis.document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport }).promise;
  const runs = await runsOf(page, natural);
  return { number, canvas, width: natural.width, height: natural.height, runs };
}

/** A page that is drawn is shown, also where its text cannot be read. */
async function runsOf(page: PDFPageProxy, viewport: PageViewport): Promise<TextRun[]> {
  try {
    const { items } = await page.getTextContent();
    return items.flatMap((item) => ('str' in item && item.str ? [runOf(item, viewport)] : []));
  } catch {
    return [];
  }
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type TextItem = Extract<TextContent['items'][number], { str: string }>;

function runOf({ str, transform, width, height }: TextItem, viewport: PageViewport): TextRun {
  const [x, baseline] = transform.slice(-2) as [number, number];
  const [x1, y1, x2, y2] = viewport.convertToViewportRectangle([
    ...[x, baseline - height * descent],
    ...[x + width, baseline + height * (1 - descent)],
  ]) as [number, number, number, number];
  return {
    text: str,
    place: {
      left: Math.min(x1, x2) / viewport.width,
      top: Math.min(y1, y2) / viewport.height,
      width: Math.abs(x2 - x1) / viewport.width,
      height: Math.abs(y2 - y1) / viewport.height,
    },
  };
}
