import type { Sheet } from './sheet.ts';

/** How far the pages of a PDF are drawn. */
export interface Drawing {
  sheets: Sheet[];
  /** Pages in all, more than `sheets` in a long file. */
  pages: number;
  isUnreadable: boolean;
}

interface DrawingStore {
  read: () => Drawing;
  subscribe: (onChange: () => void) => () => void;
}

// A file that was read ahead is drawn ahead: it is opened with its first page on the screen.
const stores = new WeakMap<Blob, DrawingStore>();

/** The drawing of a PDF, begun at the first call for a file. */
export function drawingOf(file: Blob): DrawingStore {
  const known = stores.get(file);
  if (known) return known;
  const listeners = new Set<() => void>();
  let drawing: Drawing = { sheets: [], pages: 0, isUnreadable: false };
  const set = (next: Partial<Drawing>) => {
    drawing = { ...drawing, ...next };
    for (const listener of listeners) listener();
  };
  const store: DrawingStore = {
    read: () => drawing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stores.set(file, store);
  // Lazy: pdf.js is large.
  void import('./pdfPages.ts')
    .then(({ drawPdf }) => drawPdf(file, (sheets, pages) => set({ sheets, pages })))
    .catch(() => set({ isUnreadable: true }));
  return store;
}
