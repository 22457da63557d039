import Box from '@mui/material/Box';
import type { Cents } from '#contract/money.ts';
import { outgoing } from '#src/admin/panel/outgoing.ts';
import { statusAsSign } from '#src/admin/panel/statusAsSign.ts';
import { widths } from '#src/admin/record/widths.ts';
import { DepositLink, RecordLink } from '#src/admin/shell/RecordLinks.tsx';
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
  title: string;
  records: readonly InvestorRecord[];
}

/** Deposits and withdrawals of one investor, each with its link. */
export const InvestorRecords = ({ title, records }: InvestorRecordsProps) => (
  <Box sx={{ mt: 1 }}>
    <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{title}</Box>
    <RecordRows title={title} records={records} />
  </Box>
);

/** As a list without a title on the screen. */
export const RecordRows = ({ title, records }: InvestorRecordsProps) => (
  <Box component="ul" aria-label={title} sx={rows}>
    {records.map(({ kind, id, amountCents, status, at }) => (
      <li key={id}>
        <span>{day(at)}</span>
        {kind === 'deposit' ? (
          <DepositLink id={id} />
        ) : (
          <RecordLink screen="withdrawals" id={id} color="inherit" underline="hover">
            {copy.records.withdrawal}
          </RecordLink>
        )}
        <Money cents={kind === 'deposit' ? amountCents : outgoing(amountCents, status)} />
        <StatusBadge status={status} plain />
      </li>
    ))}
  </Box>
);

/** The open ones; nothing without one. */
export const AlsoOpen = ({ records }: Pick<InvestorRecordsProps, 'records'>) =>
  records.length > 0 && <InvestorRecords title={copy.records.open} records={records} />;

const credited = { kind: 'deposit', status: 'confirmed' } as const;

/** The last deposits that were credited; nothing without one. */
export const LastCredited = ({
  records,
}: {
  records: readonly Omit<InvestorRecord, keyof typeof credited>[];
}) =>
  records.length > 0 && (
    <InvestorRecords
      title={copy.records.credited}
      records={records.map((record) => ({ ...record, ...credited }))}
    />
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
  '& a': { py: 0, textDecoration: 'underline', textDecorationColor: 'var(--control-line)' },
  '& [data-status]': { height: 18, justifySelf: 'end' },
  [widths.narrow]: { ...statusAsSign, '& li': { gridTemplateColumns: '80px 1fr auto 20px' } },
} as const;
