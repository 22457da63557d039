/** A chip of a filter, on or off. */
export const chipStyle = {
  minHeight: 28,
  height: 28,
  px: 1.125,
  gap: 0.75,
  borderRadius: '14px',
  fontSize: '0.8125rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  flex: 'none',
  '@media (pointer: coarse)': { height: 44, borderRadius: '22px' },
} as const;
