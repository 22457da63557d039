import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useDataTableConfigContext, useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';

/** The head of a table; its check box shows whether all, some or none of the rows are chosen. */
export function SelectingHead({ children }: { children?: ReactNode }) {
  const { hasBulkActions = false } = useDataTableConfigContext();
  return (
    <TableHead className="RaDataTable-thead">
      <TableRow className="RaDataTable-row RaDataTable-headerRow">
        {hasBulkActions && (
          <TableCell padding="checkbox" variant="head" className="RaDataTable-headerCell">
            <SelectAll />
          </TableCell>
        )}
        {children}
      </TableRow>
    </TableHead>
  );
}

function SelectAll() {
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const isPart = chosen > 0 && chosen < ids.length;
  // Ids of other pages stay chosen.
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      className="select-all"
      checked={chosen > 0 && !isPart}
      indeterminate={isPart}
      onChange={() => onSelect(chosen === 0 ? [...others, ...ids] : others)}
      slotProps={{
        input: {
          'aria-label': copy.list.selectAll,
          // MUI draws the state and does not set it.
          ref: (input: HTMLInputElement | null) => {
            if (input) input.indeterminate = isPart;
          },
        },
      }}
    />
  );
}
