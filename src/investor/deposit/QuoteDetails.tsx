import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { groupDecimal, groupFigure } from '#contract/money.ts';
import { moment } from '#src/shared/format/dates.ts';
import { QrPicture } from '#src/shared/ui/QrPicture.tsx';
import { CopyField } from '../coins/CopyField.tsx';
import { paymentUri } from '../coins/paymentUri.ts';
import { copy } from '../copy.ts';
import type { CurrentQuote } from './useQuote.ts';

export function QuoteDetails({ quote }: { quote: CurrentQuote }) {
  const { amountCents, coin, coinAmount, rate, example, address, sources, asOf } = quote;
  return (
    <Stack spacing={2.5}>
      <Box>
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
          {copy.deposit.about(coinAmount, coin, groupFigure(amountCents))}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Typography color="text.secondary">
            {copy.deposit.rate(coin, groupDecimal(rate))}
          </Typography>
          {example && (
            <Chip size="small" color="warning" variant="outlined" label={copy.deposit.example} />
          )}
        </Stack>
      </Box>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        sx={{ alignItems: { xs: 'center', sm: 'flex-start' } }}
      >
        <QrPicture text={paymentUri(quote)} label={copy.coins.qr} size={208} />
        <Stack spacing={2} sx={{ width: '100%' }}>
          <CopyField
            label={copy.wallet.address}
            text={address}
            inGroups
            name={copy.coins.address(address)}
          />
          <CopyField
            label={copy.coins.amountToSend(coin)}
            text={coinAmount}
            name={copy.coins.exactAmount(coinAmount)}
          />
        </Stack>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {copy.deposit.footnote(
          example ? copy.deposit.exampleSource : sources.join(copy.and),
          moment(asOf),
        )}
      </Typography>
    </Stack>
  );
}
