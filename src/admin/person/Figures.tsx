import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Cents, groupDollars } from '#contract/money.ts';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { shortMoment } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

const words = copy.figures;

/** The money of an account: available, on hold, pending, and the total that the ledger confirms. */
export function Figures({ user }: { user: UserPageRecord }) {
  const { availableCents, heldCents, balanceCents, pendingDeposits, openWithdrawals } = user;
  const { withdrawalsWaitUntil: wait } = user;
  return (
    <Box component="dl" aria-label={words.title} sx={row}>
      <Figure name={words.available} cents={availableCents}>
        {wait ? words.wait(shortMoment(wait)) : words.canBeWithdrawn}
      </Figure>
      <Figure name={words.held} cents={heldCents}>
        {openWithdrawals > 0 ? words.open(openWithdrawals) : words.none}
      </Figure>
      <Figure
        name={words.pending}
        cents={pendingDeposits.amountCents}
        color={pendingDeposits.count > 0 ? 'warning.main' : 'text.primary'}
      >
        {pendingDeposits.count > 0 ? words.notCounted(pendingDeposits.count) : words.nothing}
      </Figure>
      <Figure name={words.total} cents={balanceCents} isSum>
        <Agreement user={user} />
      </Figure>
    </Box>
  );
}

function Agreement({ user: { entries, balanceCents } }: { user: UserPageRecord }) {
  const agrees = entries.totalCents === balanceCents;
  const Icon = agrees ? CheckOutlined : ErrorOutlined;
  return (
    <Box component="span" sx={{ color: agrees ? 'success.main' : 'error.main' }}>
      <Icon aria-hidden="true" sx={{ fontSize: 14, verticalAlign: '-2px', mr: 0.5 }} />
      {agrees ? words.equals(entries.count) : words.differs(groupDollars(entries.totalCents))}
    </Box>
  );
}

interface FigureProps {
  name: string;
  cents: Cents;
  color?: string;
  isSum?: boolean;
  children: ReactNode;
}

const Figure = ({ name, cents, color = 'text.primary', isSum = false, children }: FigureProps) => (
  <Box sx={{ ...tile, ...(isSum && { bgcolor: 'background.default' }) }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, color, ...large }}>
      <Money cents={cents} />
    </Box>
    <Box component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: '0.75rem' }}>
      {children}
    </Box>
  </Box>
);

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 1fr))' },
  m: 0,
  flexShrink: 0,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const tile = {
  minWidth: 0,
  px: { xs: 2, sm: 1.5, lg: 2 },
  py: 1.25,
  borderLeft: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderLeft: 0 },
  '@media (max-width: 599.95px)': {
    '&:nth-of-type(odd)': { borderLeft: 0 },
    '&:nth-of-type(n + 3)': { borderTop: 1, borderColor: 'divider' },
  },
} as const;

const large = {
  fontSize: { xs: '1.125rem', lg: '1.25rem' },
  lineHeight: 1.35,
  fontWeight: 600,
  letterSpacing: '-0.02em',
} as const;
