import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Cents, groupDecimal } from '#contract/money.ts';
import { ago } from '#src/shared/format/dates.ts';
import { copy } from '../copy.ts';
import { btcEquivalent } from '../rates/coinEquivalent.ts';
import { useRates } from '../rates/useRates.ts';

/** The balance in BTC with rate, source and age; "rate unavailable" if the rate is stale. */
export function BtcEquivalent({ cents }: { cents: Cents }) {
  const rates = useRates();
  const rate = rates.data?.BTC;
  const amount = rate && !rate.stale ? btcEquivalent(cents, rate.usd) : undefined;
  return (
    <Stack spacing={0.5} sx={{ maxWidth: 380 }}>
      <Typography variant="h6" component="h2" color="text.secondary">
        {copy.overview.equivalent}
      </Typography>
      {rates.isPending ? (
        <Skeleton width={180} height={40} />
      ) : (
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 600 }}>
          {amount ? `${amount} BTC` : copy.overview.rateUnavailable}
        </Typography>
      )}
      {rate && amount && (
        <Typography variant="body2" color="text.secondary">
          {copy.overview.rateAt(groupDecimal(rate.usd), rate.source, ago(rate.at))}
        </Typography>
      )}
    </Stack>
  );
}
