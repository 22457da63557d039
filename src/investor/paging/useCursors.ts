import { useCallback, useState } from 'react';

/** The numbers of rows that a page can have. */
export const pageSizes = [10, 25, 50] as const;
export type PageSize = (typeof pageSizes)[number];

export interface Cursors {
  /** The cursor of the current page; undefined on the first page. */
  after: string | undefined;
  /** Pages before this one. */
  depth: number;
  first: () => void;
  previous: () => void;
  next: (cursor: string) => void;
}

/** Pages through a list by cursors: the server has no page numbers. */
export function useCursors(): Cursors {
  const [stack, setStack] = useState<readonly string[]>([]);
  return {
    after: stack.at(-1),
    depth: stack.length,
    first: useCallback(() => setStack([]), []),
    previous: () => setStack((cursors) => cursors.slice(0, -1)),
    next: (cursor) => setStack((cursors) => [...cursors, cursor]),
  };
}
