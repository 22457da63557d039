import Box from '@mui/material/Box';
import type { Cents } from '#contract/money.ts';
import { statusAsSign, widths } from '#src/admin/record/widths.ts';
import { DepositLink, WithdrawalLink } from '#src/admin/shell/RecordLinks.tsx';
import { day } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { type Status, StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

export interface InvestorRecord {
  kind: 'deposit' | 'withdrawal';
  id: string;
  amountCents: Cents;
  status: Status;
  at: string;
}

interface InvestorRecordsProps {
  /** The accessible name. */
  name: string;
  records: readonly InvestorRecord[];
}

/** Deposits and withdrawals of one investor, each with its link. */
export const InvestorRecords = ({ name, records }: InvestorRecordsProps) => (
  <Box component="ul" aria-label={name} sx={rows}>
    {records.map(({ kind, id, amountCents, status, at }) => (
      <li key={id}>
        <span>{day(at)}</span>
        {kind === 'deposit' ? (
          <DepositLink id={id} />
        ) : (
          <span>
            <WithdrawalLink id={id} /> {copy.records.withdrawal}
          </span>
        )}
        <Money cents={amountCents} />
        <StatusBadge status={status} plain />
      </li>
    ))}
  </Box>
);

/** The open ones with their title; nothing without one. */
export const AlsoOpen = ({ records }: Pick<InvestorRecordsProps, 'records'>) =>
  records.length > 0 && (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{copy.records.open}</Box>
      <InvestorRecords name={copy.records.open} records={records} />
    </Box>
  );

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '88px 1fr auto 96px',
    gap: 1,
    alignItems: 'center',
    minHeight: 24,
  },
  '& a': { py: 0 },
  '& [data-status]': { height: 18, justifySelf: 'end' },
  [widths.narrow]: { ...statusAsSign, '& li': { gridTemplateColumns: '80px 1fr auto 20px' } },
} as const;
