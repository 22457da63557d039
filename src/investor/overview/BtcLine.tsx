import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { type Cents, groupDecimal } from '#contract/money.ts';
import { btcEquivalent } from '#src/investor/rates/coinEquivalent.ts';
import { useRates } from '#src/investor/rates/useRates.ts';
import { ago } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

const { tiles } = copy;

/**
 * The balance in BTC with rate, source and age, in two lines that are there from the start;
 * "rate unavailable" if the rate is stale, nothing for a balance of zero.
 */
export function BtcLine({ availableCents }: { availableCents: Cents | undefined }) {
  const rates = useRates();
  const rate = rates.data?.BTC;
  const isUsable = rate && !rate.stale && availableCents !== undefined;
  const amount = isUsable ? btcEquivalent(availableCents, rate.usd) : undefined;
  const isKnown = !rates.isPending && availableCents !== undefined;
  if (availableCents === 0n) return null;
  return (
    <Box sx={{ height: 32, whiteSpace: 'nowrap', overflow: 'hidden' }}>
      {rate && amount && (
        <>
          <div>{tiles.equivalent(amount, groupDecimal(rate.usd))}</div>
          <RateAge source={rate.source} at={rate.at} />
        </>
      )}
      {isKnown && !amount && tiles.rateUnavailable}
    </Box>
  );
}

const tickMs = 1000;

function RateAge({ source, at }: { source: string; at: string }) {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    return () => clearInterval(timer);
  }, []);
  return <div>{tiles.rateFrom(source, ago(at))}</div>;
}
