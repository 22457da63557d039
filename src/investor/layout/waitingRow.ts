/** A row of what waits for the investor. A phone has the button below the words. */
export const waitingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 2, tablet: 2.5 },
  py: 1.25,
} as const;
