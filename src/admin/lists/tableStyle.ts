import { readOnly } from '#src/admin/shell/readOnly.ts';

/** Rows of 36 px over the whole width. */
export const tableStyle = {
  '& .RaDataTable-table': { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  '& .MuiTableCell-root': {
    py: 0,
    px: 1,
    fontSize: '0.8125rem',
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    overflowWrap: 'normal',
    textOverflow: 'ellipsis',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& .MuiTableCell-root:first-of-type': { pl: 'var(--inset)' },
  '& .MuiTableCell-root:last-of-type': { pr: 'var(--inset)' },
  '& .MuiTableCell-root.MuiTableCell-paddingCheckbox': { width: 46, pr: 0 },
  '& .MuiTableCell-head, & .RaDataTable-headerCell': {
    height: 30,
    top: 'var(--head)',
    fontSize: '0.75rem',
    lineHeight: '16px',
    fontWeight: 500,
    borderRadius: '0 !important',
    borderTop: '1px solid var(--mui-palette-divider)',
    bgcolor: 'background.default',
  },
  '& .RaDataTable-row': { cursor: 'default', scrollMargin: '96px 0 48px' },
  '& .RaDataTable-row > td': { height: 36, bgcolor: 'background.paper' },
  '& .RaDataTable-row:hover > td': { bgcolor: 'var(--row-hover)' },
  '& .RaDataTable-row[data-done] > td': {
    bgcolor: 'background.default',
    color: 'var(--faint)',
    '& a': { color: 'inherit' },
  },
  '& .RaDataTable-row[data-cursor] > td': { bgcolor: 'var(--cursor)' },
  '& .RaDataTable-row[data-cursor] > td:first-of-type': {
    boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)',
  },
  '& .MuiCheckbox-root': { p: 0.25, color: 'var(--control-line)' },
  '& .MuiCheckbox-root .MuiSvgIcon-root': { fontSize: 18 },
  '& .MuiTableSortLabel-root': { verticalAlign: 'top' },
  '& .MuiTableSortLabel-icon': { fontSize: 14 },
  '& td .MuiIconButton-root': { p: 0.25, '& svg': { fontSize: 16 } },
  '& td .MuiButton-root': { minHeight: 26, height: 26, px: 1, fontSize: '0.75rem' },
  '& td .MuiChip-root': { height: 20, borderRadius: '5px', fontSize: '0.75rem' },
  '& td .MuiChip-icon': { fontSize: 13 },
  '--row-hover':
    'color-mix(in srgb, var(--mui-palette-background-paper), var(--mui-palette-text-primary) 3%)',
  // A tablet leaves out what the record has too.
  '@media (max-width: 999.95px)': {
    '& .from-desk': { display: 'none' },
    '& .flag-word': readOnly,
  },
} as const;
