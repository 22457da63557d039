import { DataTable } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { ListTable } from '#src/admin/lists/ListTable.tsx';
import type { UnclaimedRecord } from '#src/admin/provider/records.ts';
import { usePoll } from '#src/admin/provider/usePoll.ts';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import { copy } from './copy.ts';
import { UnclaimedCards } from './UnclaimedCards.tsx';
import { useEmptyTexts } from './useEmptyTexts.ts';
import { amountOf, idOf, worthOf } from './worthOf.tsx';

const { columns } = copy;

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
      {narrow ? <UnclaimedCards /> : <Rows />}
    </ListFrame>
  );
}

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
