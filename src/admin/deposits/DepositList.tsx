import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, useRecordContext } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { depositStatuses } from '#contract/depositEvidence.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { yesNoFilter } from '#src/admin/lists/filterFields.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { usePoll } from '#src/admin/provider/usePoll.ts';
import { ReviewerChip } from '#src/admin/review/ReviewerChip.tsx';
import { ReviewTable } from '#src/admin/review/ReviewTable.tsx';
import { reviewFilters } from '#src/admin/review/reviewFilters.tsx';
import { StartReviewButton } from '#src/admin/review/StartReviewButton.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { DepositLink, UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { depositExport } from './depositColumns.ts';
import { depositQueue } from './depositQueue.ts';
import { ReceiptField } from './ReceiptField.tsx';

const Column = DataTable.Col<DepositRow>;
const { filters, columns, empty } = copy.deposits;
const sorts = ['depositDate', 'amount'];

// The server has an index for each of them.
const depositFilters = [
  ...reviewFilters(depositStatuses, copy.deposits),
  yesNoFilter('hasProof', filters.hasProof),
  yesNoFilter('duplicate', filters.duplicate),
];

export function DepositList() {
  const { isFailing } = usePoll(resource.deposits);
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.deposits.title}
      hint={isFailing && adminCopy.list.pollFails}
      actions={<StartReviewButton queue={depositQueue} />}
      sort={{ field: 'depositDate', order: 'DESC' }}
      sorts={sorts}
      filters={depositFilters}
      exported={depositExport}
    >
      {narrow ? <DepositCards /> : <DepositTable />}
    </ListFrame>
  );
}

const DepositTable = () => (
  <ReviewTable<DepositRow>
    labels={columns}
    empty={empty}
    hiddenColumns={depositExport.hidden}
    since="depositDate"
    Link={DepositLink}
    Status={DepositStatus}
    Decisions={DecisionButtons}
    files={<Column label={columns.receipt} field={ReceiptField} />}
  >
    <Column
      label={columns.txid}
      render={({ txid }) => txid && <ShortId id={txid} of={columns.txid} />}
    />
    <Column
      label={columns.checkedTxid}
      render={({ checkedTxid }) =>
        checkedTxid && <ShortId id={checkedTxid} of={columns.checkedTxid} />
      }
    />
    <Column
      label={columns.duplicate}
      render={({ duplicate }) => <DuplicateChip isDuplicate={duplicate} />}
    />
    <Column
      label={columns.decided}
      render={({ decidedAt }) => decidedAt && <DateField iso={decidedAt} />}
    />
  </ReviewTable>
);

function DepositStatus({ item: { status, claimedBy, duplicate } }: { item: DepositRow }) {
  return (
    <>
      <StatusBadge status={status} />{' '}
      <DuplicateChip isDuplicate={duplicate && status === 'pending'} />{' '}
      <ReviewerChip review={claimedBy} />
    </>
  );
}

function DepositCards() {
  return (
    <RecordCards {...copy.deposits.empty}>
      <DepositCard />
    </RecordCards>
  );
}

function DepositCard() {
  const deposit = useRecordContext<DepositRow>();
  if (!deposit) return null;
  const { id, coin, user, amountCents, status, depositDate, claimedBy, duplicate } = deposit;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <DepositLink id={id} />
        <StatusBadge status={status} />
      </Stack>
      <Stack direction="row" spacing={1}>
        <DuplicateChip isDuplicate={duplicate} />
        <ReviewerChip review={claimedBy} />
      </Stack>
      <Typography sx={{ fontWeight: 600 }}>
        <Money cents={amountCents} /> · {coin}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <UserLink user={user} /> · <DateField iso={depositDate} />
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <DecisionButtons />
        <ReceiptField />
      </Stack>
    </Stack>
  );
}

/** Marks a deposit whose receipt or transaction id another deposit has too. */
function DuplicateChip({ isDuplicate }: { isDuplicate: boolean }) {
  if (!isDuplicate) return null;
  return (
    <StateChip
      color="warning"
      icon={<ContentCopyOutlined />}
      label={copy.deposits.duplicate}
      title={copy.deposits.duplicateHint}
    />
  );
}
