interface Known {
  list: string;
  /** Cursor that leads to a page, by the page's number. */
  pages: Map<number, string>;
}

/** Remembers where each page of a list begins, one list per resource (DESIGN 6.6). */
export function openCursors() {
  const known = new Map<string, Known>();
  return {
    /** The cursor of a page, or undefined when nobody came to it through its neighbour. */
    of: (resource: string, list: string, page: number): string | undefined => {
      const found = known.get(resource);
      return found?.list === list ? found.pages.get(page) : undefined;
    },
    /** Notes the cursor of a page; another sort or filter forgets the pages of the old one. */
    note(resource: string, list: string, page: number, cursor: string | null): void {
      const found = known.get(resource);
      const pages = found?.list === list ? found.pages : new Map<number, string>();
      if (cursor === null) pages.delete(page);
      else pages.set(page, cursor);
      known.set(resource, { list, pages });
    },
  };
}

/** Where the pages of each list begin. */
export type Cursors = ReturnType<typeof openCursors>;
