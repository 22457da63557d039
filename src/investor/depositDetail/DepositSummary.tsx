import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DepositDetail } from '#contract/deposits.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

/** Amount and state of a deposit, in one glance and one sentence. */
export function DepositSummary({ deposit }: { deposit: DepositDetail }) {
  const { _id, coin, amount, amountReceived, reversal } = deposit;
  const status = reversal ? 'reversed' : deposit.status;
  const reason = reversal?.reason ?? deposit.reason;
  const { data: settings } = useSettings();
  const isAsked = deposit.awaits === 'investor';
  const reviewed = settings && copy.review(settings.reviewHours);
  const seen = chainText(deposit.chain);
  const isDeclined = status === 'declined';
  const isOther = amountReceived !== null && amountReceived !== amount;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <CoinLogo coin={coin} size={40} />
        <Box sx={{ mr: 'auto' }}>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {copy.title}{' '}
            <Box component="span" sx={{ fontFamily: fonts.mono }}>
              {reference(_id)}
            </Box>
          </Box>
          <Box component={isDeclined || reversal ? 's' : 'div'} sx={large}>
            <Money cents={parseDollars(amountReceived ?? amount)} />
          </Box>
        </Box>
        <StatusBadge status={isAsked ? 'waits for you' : status} />
      </Box>
      <Box>
        <Typography variant="h2">{copy[status]}</Typography>
        <Box sx={{ color: 'text.secondary', minHeight: 20 }}>
          {status === 'pending' && (isAsked ? copy.reviewAfter : reviewed)}
          {status === 'pending' && seen && <Box role="status">{seen}</Box>}
          {isOther && <Box>{copy.other(dollars(amount), dollars(amountReceived))}</Box>}
          {reason && (
            <Box>
              {copy.reason}: {reason}
            </Box>
          )}
        </Box>
      </Box>
    </>
  );
}

type Chain = DepositDetail['chain'];

/** The payment as the chain shows it; undefined while it shows none. */
function chainText({ state, confirmations, asked }: Chain): string | undefined {
  const { chain } = copy;
  switch (state) {
    case 'seen':
      return asked === null ? chain.seen : chain.counted(0, asked);
    case 'confirming':
      return asked === null ? chain.notFinal : chain.counted(confirmations, asked);
    case 'short':
      return chain.short;
    case 'replaced':
    case 'gone':
      return chain.gone;
    case 'enough':
    case 'over':
    case 'late':
      return chain.arrived;
    default:
      return undefined;
  }
}

const dollars = (amount: string) => groupDollars(parseDollars(amount));

const large = { fontSize: '1.75rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.02em' };
