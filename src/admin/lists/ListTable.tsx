import type { ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  DataTableRow,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { useFilters } from '#src/admin/filters/useFilters.ts';
import { useCursor } from './cursor.ts';
import { hasLeft } from './hasLeft.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { SelectingHead } from './SelectingHead.tsx';
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
