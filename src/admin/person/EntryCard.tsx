import Box from '@mui/material/Box';
import { groupDollars } from '#contract/money.ts';
import type { TransactionRecord } from '#src/admin/provider/records.ts';
import { exactMoment, shortMoment } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { detailOf } from './EntryDetail.tsx';
import { EntrySource } from './EntrySource.tsx';

const { kinds, after } = copy.movements;

interface RowProps {
  row: TransactionRecord;
}

/** The moment at which an entry was posted. */
export function Posted({ row: { date, postedAt } }: RowProps) {
  const at = postedAt ?? date;
  return (
    <time dateTime={at} title={exactMoment(at)}>
      {shortMoment(at)}
    </time>
  );
}

/** An entry on a phone. */
export function EntryCard({ row }: RowProps) {
  const { kind, amountCents, balanceAfterCents } = row;
  return (
    <Box sx={card}>
      <Box sx={{ fontWeight: 550 }}>
        {kinds[kind]} <EntrySource row={row} />
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
