import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataTable } from 'react-admin';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import type { TransactionRecord } from '#src/admin/provider/records.ts';
import { copy as reverseCopy } from '#src/admin/reversal/copy.ts';
import { ReverseDialog } from '#src/admin/reversal/ReverseDialog.tsx';
import { DepositLink, WithdrawalLink } from '#src/admin/shell/RecordLinks.tsx';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { exactMoment, shortMoment } from '#src/shared/format/dates.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { OwnedRows } from './OwnedRows.tsx';

const { columns, entries, kinds, after } = copy.movements;
const Column = DataTable.Col<TransactionRecord>;
const onlyEntries = { entries: true } as const;

/** The changes of the balance, in the order of posting, with the balance after each. */
export const EntryRows = () => (
  <OwnedRows<TransactionRecord>
    {...entries}
    reference="transactions"
    by="posted"
    filter={onlyEntries}
    card={(row) => <Card row={row} />}
  >
    <Column
      label={columns.date}
      render={(row) => <Posted row={row} />}
      sx={{ width: { xs: 136, lg: 156 }, color: 'text.secondary' }}
    />
    <Column
      label={columns.kind}
      render={({ kind }) => kinds[kind]}
      sx={{ width: { xs: 84, lg: 96 } }}
    />
    <Column label={columns.reference} render={(row) => <Source row={row} />} sx={{ width: 108 }} />
    <Column
      label={columns.detail}
      render={(row) => <Detail row={row} />}
      sx={{ color: 'text.secondary' }}
      className="from-desk"
    />
    <Column
      label={columns.amount}
      align="right"
      render={({ amountCents }) => <Money cents={amountCents} signed />}
      sx={{ width: { lg: 116 }, fontWeight: 600 }}
    />
    <Column
      label={columns.balanceAfter}
      align="right"
      render={({ balanceAfterCents }) =>
        balanceAfterCents !== null && <Money cents={balanceAfterCents} />
      }
      sx={{ width: { lg: 124 } }}
    />
  </OwnedRows>
);

interface RowProps {
  row: TransactionRecord;
}

function Posted({ row: { date, postedAt } }: RowProps) {
  const at = postedAt ?? date;
  return (
    <time dateTime={at} title={exactMoment(at)}>
      {shortMoment(at)}
    </time>
  );
}

/** A correction has no page; an adjustment opens to be reversed. */
function Source({ row }: RowProps) {
  const { id, kind, reversal } = row;
  const mayReverse = useMay('approve');
  if (kind === 'deposit') return <DepositLink id={id} />;
  if (kind === 'withdrawal') return <WithdrawalLink id={id} />;
  const isFinal = kind === 'reversal' || reversal !== null;
  if (mayReverse && !isFinal) return <AdjustmentButton row={row} />;
  return (
    <Box component="span" sx={{ fontFamily: fonts.mono, fontSize: '0.75rem' }}>
      {reference(id)}
    </Box>
  );
}

const detailOf = ({ mode, kind, reason, reverses, reversal }: TransactionRecord) =>
  [
    reverses && copy.movements.reverses(reference(reverses)),
    reversal && copy.movements.reversedBy(reference(reversal)),
    reason ?? (kind === 'deposit' || kind === 'withdrawal' ? mode : null),
  ]
    .filter(Boolean)
    .join('. ');

function Detail({ row }: RowProps) {
  const text = detailOf(row);
  return <span title={text}>{text}</span>;
}

function AdjustmentButton({ row: { id, amountCents, reason } }: RowProps) {
  const { open } = useDialogs();
  const item = { source: 'adjustment', id, effectCents: -amountCents, reason } as const;
  return (
    <Link
      component="button"
      type="button"
      aria-label={reverseCopy.adjustment(reference(id))}
      onClick={() => open(<ReverseDialog item={item} />)}
      sx={{ fontFamily: fonts.mono, fontSize: '0.75rem' }}
    >
      {reference(id)}
    </Link>
  );
}

function Card({ row }: RowProps) {
  const { kind, amountCents, balanceAfterCents } = row;
  return (
    <Box sx={card}>
      <Box sx={{ fontWeight: 550 }}>
        {kinds[kind]} <Source row={row} />
      </Box>
      <Box sx={{ fontWeight: 600, textAlign: 'right' }}>
        <Money cents={amountCents} signed />
      </Box>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Posted row={row} />
        {detailOf(row) && ` · ${detailOf(row)}`}
      </Box>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', textAlign: 'right' }}>
        {balanceAfterCents !== null && after(groupDollars(balanceAfterCents))}
      </Box>
    </Box>
  );
}

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2,
  // The link stays as tall as a finger without making its row taller than the others.
  '& a': { '@media (pointer: coarse)': { my: -1.625 } },
} as const;
