/**
 * The page number of the last page of a list without a known total. Pages before it count down from
 * here, so that "previous" is one less; no numbered page comes near.
 */
export const lastPage = 1_000_000_000;

const uncounted = 500_000_000;

/** The position from the end, 1 for the last page; undefined for pages counted from the start. */
export const fromTheEnd = (page: number): number | undefined =>
  page > uncounted ? lastPage - page + 1 : undefined;
