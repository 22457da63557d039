import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable, ReferenceManyFieldBase } from 'react-admin';
import type { ResourceName } from '#src/admin/provider/resources.ts';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { ListError } from './ListError.tsx';
import { ListPagination } from './ListPagination.tsx';

export interface OwnedPanelProps {
  title: string;
  /** Shown when the user has none. */
  none: string;
  reference: ResourceName;
  /** The field that orders them, newest first. */
  by: string;
  /** The table's columns. */
  children: ReactNode;
}

const rowsPerPage = 10;

/** Records of the current user, ten per page. */
export function OwnedPanel({ title, none, reference, by, children }: OwnedPanelProps) {
  return (
    <Panel title={title}>
      <ReferenceManyFieldBase
        reference={reference}
        target="userId"
        sort={{ field: by, order: 'DESC' }}
        perPage={rowsPerPage}
        storeKey={`${reference}.ofUser`}
        loading={<Skeleton variant="rounded" height={120} />}
        error={<ListError />}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick={false}
          storeKey={`${reference}.ofUser`}
          empty={<Typography color="text.secondary">{none}</Typography>}
        >
          {children}
        </DataTable>
        <ListPagination of={title} />
      </ReferenceManyFieldBase>
    </Panel>
  );
}
