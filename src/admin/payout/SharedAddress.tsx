import Box from '@mui/material/Box';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { UserLink, WithdrawalLink } from '#src/admin/shell/RecordLinks.tsx';
import { day } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

/** The other investors who have the address of a withdrawal, each with their latest one to it. */
export function SharedAddress({ withdrawal }: { withdrawal: PayoutRecord }) {
  const { others, otherInvestors } = withdrawal.recipient;
  const { othersTitle, more } = copy.recipient;
  if (others.length === 0) return null;
  return (
    <Section title={othersTitle}>
      <Box component="ul" aria-label={othersTitle} sx={list}>
        {others.map(({ id, user, amountCents, status, createdAt }) => (
          <li key={id}>
            <UserLink user={user} />
            <Money cents={amountCents} />
            <Box sx={meta}>
              <WithdrawalLink id={id} />
              <StatusBadge status={status} plain />
              {day(createdAt)}
            </Box>
          </li>
        ))}
      </Box>
      {otherInvestors > others.length && (
        <Box sx={{ color: 'text.secondary' }}>{more(otherInvestors - others.length)}</Box>
      )}
    </Section>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.75,
  mt: 0.5,
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1.5 },
  '& li > a': { fontWeight: 600 },
  '& a': { py: 0 },
} as const;

const meta = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  color: 'text.secondary',
  '& [data-status]': { height: 18 },
} as const;
