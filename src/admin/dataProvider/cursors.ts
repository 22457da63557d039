interface KnownPages {
  query: string;
  /** The cursor of a page, by the page's number. */
  pages: Map<number, string>;
}

interface PageKey {
  /** The list's name. */
  name: string;
  /** Its sort, filter and page size. */
  query: string;
  page: number;
}

/** Stores the cursor of each page that was announced by the page before it. */
export function openCursors() {
  const lists = new Map<string, KnownPages>();
  return {
    of: ({ name, query, page }: PageKey): string | undefined => {
      const list = lists.get(name);
      return list?.query === query ? list.pages.get(page) : undefined;
    },
    /** Another query of the same list discards the pages of the previous one. */
    note({ name, query, page }: PageKey, cursor: string | undefined): void {
      const list = lists.get(name);
      const pages = list?.query === query ? list.pages : new Map<number, string>();
      if (cursor === undefined) pages.delete(page);
      else pages.set(page, cursor);
      lists.set(name, { query, pages });
    },
  };
}

export type Cursors = ReturnType<typeof openCursors>;
