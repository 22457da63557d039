import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { copy } from './copy.ts';
import type { SortName } from './sort.ts';

// Falling, then rising, then the order of the list.
const orders = {
  amount: ['highest', 'lowest'],
  date: ['newest', 'oldest'],
} as const satisfies Record<string, readonly [SortName, SortName]>;

const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

export interface SortHeadProps {
  column: keyof typeof orders;
  sort: SortName;
  onSort: (sort: SortName) => void;
}

/** The head of a column that sorts the list. */
export function SortHead({ column, sort, onSort }: SortHeadProps) {
  const [falling, rising] = orders[column];
  const direction = sort === falling ? 'desc' : sort === rising ? 'asc' : undefined;
  const next = sort === falling ? rising : sort === rising ? 'progress' : falling;
  return (
    <TableCell
      align={column === 'amount' ? 'right' : 'left'}
      sortDirection={direction ?? false}
      aria-sort={direction ? ariaSorts[direction] : 'none'}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <TableSortLabel
        active={direction !== undefined}
        direction={direction ?? 'desc'}
        onClick={() => onSort(next)}
        sx={{
          flexDirection: column === 'amount' ? 'row-reverse' : 'row',
          color: 'inherit',
          // Only the column that sorts the list has an arrow; the others show theirs when pointed at.
          '&:not(.Mui-active):not(:hover):not(:focus-visible) .MuiTableSortLabel-icon': {
            opacity: 0,
          },
        }}
      >
        {copy.columns[column]}
      </TableSortLabel>
    </TableCell>
  );
}
