import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, useRecordContext } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import { withdrawalStatuses } from '#contract/withdrawalHistory.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { usePoll } from '#src/admin/provider/usePoll.ts';
import { ReviewerChip } from '#src/admin/review/ReviewerChip.tsx';
import { ReviewTable } from '#src/admin/review/ReviewTable.tsx';
import { reviewFilters } from '#src/admin/review/reviewFilters.tsx';
import { StartReviewButton } from '#src/admin/review/StartReviewButton.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { UserLink, WithdrawalLink } from '#src/admin/shell/RecordLinks.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { WithdrawalActions } from './WithdrawalActions.tsx';
import { withdrawalExport } from './withdrawalColumns.ts';
import { withdrawalQueue } from './withdrawalQueue.ts';

const { columns, empty } = copy;
const Column = DataTable.Col<WithdrawalRecord>;

const sorts = ['createdAt', 'amount'];
const filters = reviewFilters(withdrawalStatuses, copy);

export function WithdrawalList() {
  const { isFailing } = usePoll(resource.withdrawals);
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.title}
      hint={isFailing && adminCopy.list.pollFails}
      actions={<StartReviewButton queue={withdrawalQueue('requested')} />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={sorts}
      filters={filters}
      exported={withdrawalExport}
    >
      {narrow ? <WithdrawalCards /> : <WithdrawalTable />}
    </ListFrame>
  );
}

const WithdrawalTable = () => (
  <ReviewTable<WithdrawalRecord>
    labels={columns}
    empty={empty}
    hiddenColumns={withdrawalExport.hidden}
    since="createdAt"
    Link={WithdrawalLink}
    Status={WithdrawalStatus}
    Decisions={WithdrawalActions}
    details={
      <>
        <Column
          label={columns.held}
          align="right"
          render={({ heldCents }) => (heldCents > 0n ? <Money cents={heldCents} /> : '–')}
        />
        <Column
          label={columns.address}
          render={(withdrawal) => <PayoutAddress withdrawal={withdrawal} short />}
        />
      </>
    }
  >
    <Column
      label={columns.decided}
      render={({ decidedAt }) => decidedAt && <DateField iso={decidedAt} />}
    />
    <Column
      label={columns.txid}
      render={({ txid }) => txid && <ShortId id={txid} of={columns.txid} />}
    />
  </ReviewTable>
);

const WithdrawalStatus = ({ item }: { item: WithdrawalRecord }) => (
  <>
    <StatusBadge status={item.status} /> <ReviewerChip review={item.claimedBy} />{' '}
    <PayoutMarks withdrawal={item} />
  </>
);

function WithdrawalCards() {
  return (
    <RecordCards {...copy.empty}>
      <WithdrawalCard />
    </RecordCards>
  );
}

function WithdrawalCard() {
  const withdrawal = useRecordContext<WithdrawalRecord>();
  if (!withdrawal) return null;
  const { id, coin, user, amountCents, status, createdAt, claimedBy } = withdrawal;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <WithdrawalLink id={id} />
        <StatusBadge status={status} />
      </Stack>
      <Typography sx={{ fontWeight: 600 }}>
        <Money cents={amountCents} /> · {coin} <ReviewerChip review={claimedBy} />{' '}
        <PayoutMarks withdrawal={withdrawal} />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <UserLink user={user} /> · <DateField iso={createdAt} />
      </Typography>
      <PayoutAddress withdrawal={withdrawal} />
      <WithdrawalActions />
    </Stack>
  );
}

function PayoutMarks({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { blockedBy, payingBy } = withdrawal;
  return (
    <>
      {payingBy && (
        <StateChip
          color="info"
          label={copy.payingBy(payingBy.fullName)}
          title={copy.payingBy(payingBy.fullName)}
          sx={{ maxWidth: 190 }}
        />
      )}
      {blockedBy && (
        <StateChip
          color="error"
          label={copy.blocks[blockedBy]}
          title={payoutBlockMessages[blockedBy]}
        />
      )}
    </>
  );
}
