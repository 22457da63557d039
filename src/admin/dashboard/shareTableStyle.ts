/** Rows of 36 px, lower on a desk without room, with all figures to the right. */
export const shareTableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    height: 26,
    px: 1,
    fontSize: '0.75rem',
    fontWeight: 500,
    color: 'text.secondary',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& td': {
    height: 36,
    '@media (min-width: 1200px) and (max-width: 1599.95px)': { height: 29 },
    px: 1,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& tr > :first-of-type': { textAlign: 'left', pl: 2 },
  '& tr > :last-of-type': { pr: 2 },
} as const;
