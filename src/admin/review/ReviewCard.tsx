import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import type { Coin } from '#contract/coin.ts';
import type { Cents } from '#contract/money.ts';
import type { Review } from '#contract/reviewRecord.ts';
import type { Owner } from '#src/admin/provider/records.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { type Status, StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { ItemMarks } from './ItemMarks.tsx';
import { WaitingCell } from './WaitingCell.tsx';

interface ReviewCardProps {
  screen: 'deposits' | 'withdrawals';
  item: {
    id: string;
    coin: Coin;
    user: Owner;
    amountCents: Cents;
    status: Status;
    claimedBy: Review | null;
    dueAt?: string;
  };
  since: string;
  isWaiting: boolean;
  /** Marks of what is unusual. */
  children: ReactNode;
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
} as const;

const second = {
  mt: 0.5,
  minHeight: 20,
  fontSize: '0.75rem',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  '& > :last-child': { flex: 'none', alignSelf: 'start' },
  '& .MuiChip-root': { height: 20 },
} as const;

/** An item on a phone: who and how much, then what is unusual and how long it waits. */
export function ReviewCard({ screen, item, since, isWaiting, children }: ReviewCardProps) {
  const { id, coin, user, amountCents, status, claimedBy } = item;
  const me = useSession().user?._id;
  const reader = isWaiting && claimedBy && claimedBy._id !== me ? claimedBy : undefined;
  return (
    <Link
      component={RouterLink}
      to={showPath(screen, id)}
      underline="none"
      color="inherit"
      data-opens=""
      sx={{ display: 'block' }}
    >
      <Box sx={{ ...line, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {user.fullName}
        </Box>
        <Money cents={amountCents} />
      </Box>
      <Box sx={{ ...line, ...second }}>
        <ItemMarks coin={coin} reader={reader}>
          {children}
        </ItemMarks>
        {isWaiting ? (
          <WaitingCell since={since} dueAt={item.dueAt} />
        ) : (
          <StatusBadge status={status} plain />
        )}
      </Box>
    </Link>
  );
}
