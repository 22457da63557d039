import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { ReviewTable } from '#src/admin/review/ReviewTable.tsx';
import { RowAction } from '#src/admin/review/RowAction.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { DepositLink } from '#src/admin/shell/RecordLinks.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { copy } from './copy.ts';
import { DepositStatus } from './DepositStatus.tsx';
import { depositExport } from './depositExport.ts';
import { type DepositCounts, emptyDeposits } from './depositViews.ts';
import { ProofMark } from './ProofMark.tsx';

const Column = DataTable.Col<DepositRow>;
const { columns } = copy.deposits;
const hideable = { width: 190 } as const;

const ended = ['confirmed', 'declined'];

export const isPending = ({ status }: Pick<DepositRow, 'status'>) => status === 'pending';

export const DepositTable = ({ counts }: { counts: DepositCounts | undefined }) => (
  <ReviewTable<DepositRow>
    labels={columns}
    empty={emptyDeposits(counts)}
    hiddenColumns={depositExport.hidden}
    since="depositDate"
    isWaiting={isPending}
    ended={ended}
    isSelectable
    Link={DepositLink}
    Status={DepositStatus}
    AboutUser={AboutUser}
    Action={Action}
  >
    <Column
      label={columns.txid}
      render={({ txid }) => txid && <ShortId id={txid} of={columns.txid} />}
      sx={hideable}
    />
    <Column
      label={columns.checkedTxid}
      render={({ checkedTxid }) =>
        checkedTxid && <ShortId id={checkedTxid} of={columns.checkedTxid} />
      }
      sx={hideable}
    />
    <Column
      label={columns.decided}
      render={({ decidedAt }) => decidedAt && <DateField iso={decidedAt} />}
      sx={{ width: 112 }}
    />
    <Column
      label={columns.receipt}
      render={(deposit) => <ProofMark deposit={deposit} />}
      sx={{ width: 124 }}
      className="from-desk"
    />
  </ReviewTable>
);

const Action = ({ item }: { item: DepositRow }) => (
  <RowAction screen="deposits" item={item} isWaiting={isPending(item)} />
);

const AboutUser = ({ item: { firstDeposit, assignedTo } }: { item: DepositRow }) => (
  <Box component="span" sx={{ fontSize: '0.75rem', color: 'var(--faint)', ml: 0.75 }}>
    {[firstDeposit && copy.deposits.first, assignedTo && copy.deposits.for(assignedTo.fullName)]
      .filter(Boolean)
      .join(', ')}
  </Box>
);
