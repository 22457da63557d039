import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { groupDollars } from '#contract/money.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { copy } from './copy.ts';
import { rateText } from './judge.ts';
import type { HeldPayout } from './useHeldPayout.ts';

interface RateLineProps {
  withdrawal: PayoutRecord;
  held: HeldPayout;
}

const ageText = (seconds: number) =>
  seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;

/** The rate of the coins, its age and sources; an old one can be asked for again. */
export function RateLine({ withdrawal, held }: RateLineProps) {
  const { payout, ageS, isOld, isRenewing, renew } = held;
  const { at, age, and, old, renew: again, noRateText } = copy.send;
  const isAsking = isOld || payout === null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24, flexWrap: 'wrap' }}>
      <Box sx={{ color: isAsking ? 'warning.main' : 'text.secondary' }}>
        {payout === null && noRateText}
        {payout && (
          <span>
            {groupDollars(withdrawal.amountCents)}
            {at}
            <Box component="b" sx={{ color: 'text.primary', fontWeight: 600 }}>
              {rateText(payout.rate)}
            </Box>
            {isOld ? `. ${old}` : `, ${age(ageText(ageS))}, ${payout.sources.join(and)}.`}
          </span>
        )}
      </Box>
      {isAsking && (
        <Button size="small" loading={isRenewing} onClick={() => void renew()} sx={smallButton}>
          {again}
        </Button>
      )}
    </Box>
  );
}

const smallButton = { minHeight: 26, py: 0, my: '-3px' } as const;
