import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  DataTableRow,
  useDataTableConfigContext,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { useFilters } from '#src/admin/filters/useFilters.ts';
import { useCursor } from './cursor.ts';
import { hasLeft } from './hasLeft.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { tableStyle } from './tableStyle.ts';
import { useOpenRecord } from './useOpenRecord.ts';

interface ListTableProps {
  hiddenColumns?: readonly string[];
  /** Has a check box per row. */
  isSelectable?: boolean;
  empty: React.ReactElement;
  children: ReactNode;
}

const noButtons = <></>;

/** The rows of a list as a table of 36 px rows, over the whole width of the window. */
export function ListTable({ hiddenColumns = [], isSelectable = false, ...rest }: ListTableProps) {
  const { isPending } = useListContext();
  if (isPending) return <LoadingRows />;
  return (
    <DataTable
      body={Body}
      head={SelectingHead}
      bulkActionButtons={isSelectable && noButtons}
      // The bar of the list has what can be done with the chosen rows.
      bulkActionsToolbar={noButtons}
      rowClick={false}
      hiddenColumns={[...hiddenColumns]}
      empty={rest.empty}
      sx={tableStyle}
    >
      {rest.children}
    </DataTable>
  );
}

// react-admin gives the body its columns as children.
const Body = (props: { children?: ReactNode }) => <DataTableBody row={Row} {...props} />;

function Row(props: { children?: ReactNode }) {
  const record = useRecordContext();
  const { record: current, set } = useCursor();
  const open = useOpenRecord();
  const { values } = useFilters();
  const id = String(record?.id);
  return (
    <DataTableRow
      {...props}
      data-row={id}
      data-cursor={current?.id === record?.id ? '' : undefined}
      data-done={hasLeft(record, values) ? '' : undefined}
      onFocus={() => set(id)}
      onClick={(event) => open(event, id)}
    />
  );
}

/** The head of a table; its check box shows whether all, some or none of the rows are chosen. */
function SelectingHead({ children }: { children?: ReactNode }) {
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
