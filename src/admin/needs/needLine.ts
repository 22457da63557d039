/** A list of lines that fill a card. */
export const needList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** A line of that list: sign, words, button. */
export const needLine = {
  flex: '0 0 auto',
  minHeight: 44,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: 1.25,
  alignItems: 'center',
  px: 2,
  pr: 1.5,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& svg': { fontSize: 18 },
  '@media (pointer: coarse)': { py: 1.5 },
} as const;

/** A link in a line, high enough for a finger. */
export const tallLink = {
  '@media (pointer: coarse)': { display: 'inline-block', py: 1.75 },
} as const;
