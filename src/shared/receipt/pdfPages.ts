import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { pageScale } from './pageScale.ts';

GlobalWorkerOptions.workerSrc = worker;

// A receipt is short, and each page takes memory.
const pagesMax = 10;

interface DrawnPage {
  /** From 1. */
  number: number;
  canvas: HTMLCanvasElement;
}

export interface DrawnPdf {
  /** Pages in all, more than `drawn` in a long file. */
  pages: number;
  drawn: DrawnPage[];
}

/** Draws a PDF's first pages on canvases. Errors: pdf.js's, if the file is not a readable PDF. */
export async function drawPdf(file: Blob, signal: AbortSignal): Promise<DrawnPdf> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
  });
  try {
    const document = await task.promise;
    const drawn: DrawnPage[] = [];
    for (let number = 1; number <= Math.min(document.numPages, pagesMax); number += 1) {
      signal.throwIfAborted();
      const page = await document.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: pageScale(natural) });
      const canvas = globalThis.document.createElement('canvas');
      canvas.width = Math.max(1, Math.floor(viewport.width));
      canvas.height = Math.max(1, Math.floor(viewport.height));
      await page.render({ canvas, viewport }).promise;
      drawn.push({ number, canvas });
    }
    return { pages: document.numPages, drawn };
  } finally {
    await task.destroy();
  }
}
