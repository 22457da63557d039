import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { coinOfName } from '#contract/coin.ts';
import type { InCents } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Withdrawal } from '#contract/withdrawals.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { CancelButton } from './CancelButton.tsx';
import { copy } from './copy.ts';

interface WithdrawalRowProps {
  row: InCents<Withdrawal>;
  onOpen: () => void;
}

/** Ends of an address, which people compare; the detail has all of it. */
const endsOf = (address: string): string => `${address.slice(0, 8)}…${address.slice(-8)}`;

export function WithdrawalRow({ row, onOpen }: WithdrawalRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          tablet: 'minmax(0, 1.3fr) minmax(0, 1fr) 110px 140px',
        },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <CoinLogo coin={coinOfName[row.withdrawMode]} size={28} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 550 }}>
            <Money cents={row.amountCents} />
          </Box>
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            <Moment at={row.createdAt} />
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          display: { xs: 'none', tablet: 'block' },
          fontFamily: fonts.mono,
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        {endsOf(row.address)}
      </Box>
      <Box sx={{ justifySelf: { xs: 'end', tablet: 'start' } }}>
        <StatusBadge status={row.status} />
      </Box>
      <Box sx={{ justifySelf: { tablet: 'end' } }}>
        <Button
          size="small"
          aria-label={copy.list.detailsOf(reference(row._id))}
          onClick={onOpen}
          sx={{ fontFamily: fonts.mono }}
        >
          {reference(row._id)}
        </Button>
      </Box>
      {(row.reason || row.status === 'requested') && (
        <Box
          sx={{
            gridColumn: '1 / -1',
            display: 'grid',
            gap: 1,
            justifyItems: 'start',
            fontSize: '0.8125rem',
          }}
        >
          {row.reason && `${copy.list.reason}: ${row.reason}`}
          {row.status === 'requested' && <CancelButton withdrawal={row} />}
        </Box>
      )}
    </Box>
  );
}
