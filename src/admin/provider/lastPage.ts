/**
 * The number of the last page of a list whose length nobody counted. Pages before it count down from
 * here, so that "previous" stays one less; no list of numbered pages comes near.
 */
export const lastPage = 1_000_000_000;

const uncounted = 500_000_000;

/** Which page from the end a number means, 1 being the last; undefined for pages from the start. */
export const fromTheEnd = (page: number): number | undefined =>
  page > uncounted ? lastPage - page + 1 : undefined;
