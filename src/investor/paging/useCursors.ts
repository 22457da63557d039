import { useState } from 'react';

/** Where in a list the reader is: the cursors that led there, first page first. */
export interface Cursors {
  /** The cursor of the page that shows; undefined on the first page. */
  after: string | undefined;
  /** Pages before this one. */
  depth: number;
  first: () => void;
  previous: () => void;
  next: (cursor: string) => void;
}

/** Steps through a list by its cursors: the server knows no page numbers (DESIGN 6.6). */
export function useCursors(): Cursors {
  const [trail, setTrail] = useState<readonly string[]>([]);
  return {
    after: trail.at(-1),
    depth: trail.length,
    first: () => setTrail([]),
    previous: () => setTrail((cursors) => cursors.slice(0, -1)),
    next: (cursor) => setTrail((cursors) => [...cursors, cursor]),
  };
}
