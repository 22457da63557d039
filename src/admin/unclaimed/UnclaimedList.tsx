import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, useRecordContext } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { coinNames } from '#contract/coin.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { useChainStates } from '#src/admin/chain/useChainStates.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { ListTable } from '#src/admin/lists/ListTable.tsx';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { UnclaimedRecord } from '#src/admin/provider/records.ts';
import { usePoll } from '#src/admin/provider/usePoll.ts';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import { copy } from './copy.ts';

const { columns, empty, emptyText, noMatch } = copy;

const Column = DataTable.Col<UnclaimedRecord>;

const sorts = [
  { field: 'seenAt', order: 'DESC', label: copy.sorts.newest },
  { field: 'seenAt', order: 'ASC', label: copy.sorts.oldest },
] as const;

/** The queue of payments that belong to no deposit. */
export function UnclaimedList() {
  const { isFailing } = usePoll(resource.unclaimed);
  const narrow = useNarrow();
  return (
    <ListFrame
      title={copy.title}
      hint={isFailing ? adminCopy.list.pollFails : copy.hint}
      sort={{ field: 'seenAt', order: 'DESC' }}
      sorts={sorts}
      filters={[]}
    >
      {narrow ? <Cards /> : <Rows />}
    </ListFrame>
  );
}

/** Without a node of every coin an empty list proves nothing, and neither while that is not known. */
function useEmptyTexts() {
  const { data } = useChainStates();
  if (!data) return { none: copy.unread, noMatch };
  const unseen = data.filter(({ state }) => state === 'off');
  if (unseen.length === 0) return { none: empty, next: emptyText, noMatch };
  const coins = unseen.map(({ coin }) => coinNames[coin]).join(' and ');
  return { none: copy.blind, next: copy.blindText(coins), noMatch };
}

const amountOf = ({ amount, coin }: UnclaimedRecord) => `${amount} ${coin}`;

const worthOf = ({ usd }: UnclaimedRecord) =>
  usd === null ? copy.noRate : groupDollars(parseDollars(usd));

const idOf = ({ txid }: UnclaimedRecord) =>
  txid ? <ShortId id={txid} of={columns.txid} /> : copy.contract;

function Rows() {
  return (
    <ListTable empty={<EmptyRows {...useEmptyTexts()} />}>
      <Column
        source="seenAt"
        label={columns.seenAt}
        sortByOrder="DESC"
        render={({ seenAt }) => <Moment at={seenAt} short />}
      />
      <Column label={columns.amount} render={amountOf} />
      <Column label={columns.usd} render={worthOf} />
      <Column label={columns.user} render={({ user }) => user?.fullName ?? copy.shared} />
      <Column
        label={columns.address}
        render={({ address }) => <ShortId id={address} of={columns.address} />}
      />
      <Column label={columns.txid} render={idOf} />
      <Column label={columns.state} render={({ state }) => copy.states[state]} />
      <Column label={columns.action} field={ClaimButton} />
    </ListTable>
  );
}

const Cards = () => (
  <RecordCards {...useEmptyTexts()}>
    <Card />
  </RecordCards>
);

function Card() {
  const payment = useRecordContext<UnclaimedRecord>();
  if (!payment) return null;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {amountOf(payment)} · {worthOf(payment)}
      </Typography>
      <Typography variant="body2" color="text.secondary" component="div">
        {payment.user?.fullName ?? copy.shared} · {copy.states[payment.state]} · {idOf(payment)} ·{' '}
        <Moment at={payment.seenAt} short />
      </Typography>
      <ClaimButton />
    </Stack>
  );
}
