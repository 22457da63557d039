/** Widths at which the parts of a record change places. */
export const widths = {
  phone: '@media (max-width: 760.95px)',
  desk: '@media (min-width: 761px)',
  /** A tablet: the bar keeps one line without key caps. */
  narrow: '@media (min-width: 761px) and (max-width: 999.95px)',
  /** The buttons need the place; the record itself has the coin amount. */
  between: '@media (min-width: 761px) and (max-width: 1279.95px)',
  /** The bar has no place for what the record shows too. */
  close: '@media (min-width: 761px) and (max-width: 1439.95px)',
  wide: '@media (min-width: 1600px)',
} as const;

/** The layout around a record: from edge to edge, and on a desk without page scroll. */
export const aroundFrame = {
  '#main': {
    maxWidth: 'none',
    padding: 0,
    '& > :not([data-frame])': { display: 'none' },
    [widths.desk]: { position: 'relative', minHeight: 560 },
  },
  // On a phone the bar of the record takes the place of header and tabs.
  [widths.phone]: {
    'header:has(~ #main), #main ~ nav': { display: 'none' },
  },
} as const;
