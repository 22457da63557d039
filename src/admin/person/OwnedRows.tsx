import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord, ReferenceManyFieldBase, useListContext } from 'react-admin';
import { ListError } from '#src/admin/lists/ListError.tsx';
import { ListPagination } from '#src/admin/lists/ListPagination.tsx';
import { LoadingRows } from '#src/admin/lists/LoadingRows.tsx';
import { tableStyle } from '#src/admin/lists/tableStyle.ts';
import type { ResourceName } from '#src/admin/provider/resources.ts';
import { useFreshRows } from '#src/admin/provider/useFreshRows.ts';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';

interface OwnedRowsProps<Row extends RaRecord> {
  /** The accessible name. */
  title: string;
  /** Shown when the user has none. */
  none: string;
  reference: ResourceName;
  /** The field that orders them, newest first. */
  by: string;
  filter?: Readonly<Record<string, unknown>>;
  /** One row on a phone. */
  card: (row: Row) => ReactNode;
  /** The table's columns. */
  children: ReactNode;
}

const rowsPerPage = 20;

/** Records of the current user, up to date, in pages. */
export function OwnedRows<Row extends RaRecord>(props: OwnedRowsProps<Row>) {
  const { title, none, reference, by, filter, card, children } = props;
  const narrow = useNarrow();
  useFreshRows(reference);
  return (
    <ReferenceManyFieldBase
      reference={reference}
      target="userId"
      sort={{ field: by, order: 'DESC' }}
      perPage={rowsPerPage}
      storeKey={`${reference}.ofUser`}
      {...(filter && { filter })}
      loading={<LoadingRows />}
      error={<ListError />}
    >
      {narrow ? (
        <Cards title={title} none={none} card={card} />
      ) : (
        <DataTable
          aria-label={title}
          bulkActionButtons={false}
          rowClick={false}
          storeKey={`${reference}.ofUser`}
          empty={<None>{none}</None>}
          sx={tableStyle}
        >
          {children}
        </DataTable>
      )}
      <ListPagination of={title} />
    </ReferenceManyFieldBase>
  );
}

const None = ({ children }: { children: ReactNode }) => (
  <Box sx={{ px: 'var(--inset)', py: 3, color: 'text.secondary' }}>{children}</Box>
);

function Cards<Row extends RaRecord>(props: Pick<OwnedRowsProps<Row>, 'title' | 'none' | 'card'>) {
  const { data = [] } = useListContext<Row>();
  if (data.length === 0) return <None>{props.none}</None>;
  return (
    <Box component="ul" aria-label={props.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ px: 'var(--inset)', py: 1.125, borderBottom: 1, borderColor: 'divider' }}
        >
          {props.card(row)}
        </Box>
      ))}
    </Box>
  );
}
