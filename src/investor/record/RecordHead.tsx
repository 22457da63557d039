import Box from '@mui/material/Box';
import type { Coin } from '#contract/coin.ts';
import type { Cents } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { type Status, StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

interface RecordHeadProps {
  kind: 'deposit' | 'withdrawal';
  id: string;
  coin: Coin;
  cents: Cents;
  status: Status;
  /** It changed no balance, or no longer does. */
  isVoid: boolean;
}

/** Name, amount and status of a record, in one glance. */
export function RecordHead({ kind, id, coin, cents, status, isVoid }: RecordHeadProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <CoinLogo coin={coin} size={40} />
      <Box sx={{ mr: 'auto' }}>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {copy.names[kind]}{' '}
          <Box component="span" sx={{ fontFamily: fonts.mono }}>
            {reference(id)}
          </Box>
        </Box>
        <Box
          component={isVoid ? 's' : 'div'}
          sx={{ ...large, ...(isVoid && { color: 'text.secondary' }) }}
        >
          <Money cents={cents} />
        </Box>
      </Box>
      <StatusBadge status={status} />
    </Box>
  );
}

const large = { fontSize: '1.75rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.02em' };
