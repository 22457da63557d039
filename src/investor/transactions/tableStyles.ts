/** The balance column needs a wide screen. */
export const balanceCell = { display: { xs: 'none', lg: 'table-cell' } } as const;

/** Rows of 48 pixels with one line each, between hairlines. */
export const tableStyles = {
  '& .MuiTableCell-root': { py: 0, px: { xs: 0.75, lg: 1.25 }, height: 48, whiteSpace: 'nowrap' },
  '& .MuiTableCell-root:first-of-type': { pl: 3 },
  '& .MuiTableCell-root:last-of-type': { pr: 3 },
  '& .MuiTableCell-body': { fontSize: { lg: '0.875rem' } },
  '& .MuiTableCell-head': { height: 36, fontSize: '0.75rem', fontWeight: 500 },
  '& tbody:last-of-type tr:last-of-type > .MuiTableCell-root': { borderBottom: 0 },
} as const;

export const groupCell = {
  '&.MuiTableCell-root': {
    height: 32,
    bgcolor: 'var(--sunken)',
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 500,
  },
} as const;

/** The same above the rows of a phone. */
export const groupTitle = {
  px: 2,
  py: 1,
  bgcolor: 'var(--sunken)',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 500,
  borderTop: 1,
  borderColor: 'divider',
} as const;
