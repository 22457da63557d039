import { type Values, ValueTable } from '#src/shared/table/ValueTable.tsx';

interface Column {
  label: string;
  /** Figures are aligned at their ends. */
  isFigure?: boolean;
  /** Explains the rest of the row. */
  isSoft?: boolean;
}

/** The first cell of a row names it. */
export interface RecordTableProps extends Omit<Values, 'head'> {
  columns: readonly Column[];
}

/** The rows of a panel. On a phone each is a block of values with their labels. */
export const RecordTable = ({ name, columns, rows }: RecordTableProps) => (
  <ValueTable
    name={name}
    head={columns.map(({ label }) => label)}
    rows={rows}
    ofColumn={(at) => ofColumn(columns[at], at)}
    sx={table}
  />
);

const ofColumn = (column: Column | undefined, at: number) => ({
  className: column && classOf(column),
  'data-label': at === 0 ? undefined : column?.label,
});

const classOf = ({ isFigure, isSoft }: Column) =>
  isFigure ? 'figure' : isSoft ? 'soft' : undefined;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'left', px: 1, borderBottom: 1, borderColor: 'divider' },
  '& th': {
    height: 30,
    fontSize: '0.75rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: 'text.secondary',
  },
  '& td': { height: 40 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& td.soft': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& tr > :first-of-type': { pl: 0 },
  '& tr > :last-child': { pr: 0 },
  '@media (max-width: 760.95px)': {
    '& thead': { display: 'none' },
    '& tbody, & tr, & td': { display: 'block' },
    '& tr': { py: 1, borderBottom: 1, borderColor: 'divider' },
    '& tr:last-of-type': { borderBottom: 0 },
    '& td, & td.figure': { height: 'auto', minHeight: 24, px: 0, border: 0, textAlign: 'left' },
    '& td[data-label]': { display: 'flex', alignItems: 'center', gap: 1 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 0 112px',
      color: 'text.secondary',
    },
  },
} as const;
