import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { useAnnounce } from '#src/investor/payment/useAnnounce.ts';
import { useDiscard } from '#src/investor/payment/useDiscard.ts';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { ModeLogo } from '#src/investor/transactions/ModeLogo.tsx';
import { quotePath } from '#src/investor/transactions/nextOf.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { shortMoment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

/** Asks about a quote that ended: its coin may have been sent in time. */
export function EndedQuote({ quote }: { quote: CurrentQuote }) {
  const { quoteId, coin, coinAmount, amount, expiresAt } = quote;
  const navigate = useNavigate();
  const announcing = useAnnounce(quoteId);
  const discarding = useDiscard(quoteId);
  const { ended } = copy.open;
  const errorId = `ended-${quoteId}`;
  const error = announcing.error ?? discarding.error;
  const isBusy = announcing.isPending || discarding.isPending;
  return (
    <Box sx={{ px: { xs: 2, tablet: 2.5 }, py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ModeLogo mode={coin} size={40} />
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{ended.title(shortMoment(expiresAt))}</Typography>
          <Typography variant="body2" color="text.secondary">
            {ended.question(`${coinAmount} ${coin}`, groupDollars(parseDollars(amount)))}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="tonal"
            disabled={isBusy}
            aria-describedby={error ? errorId : undefined}
            onClick={() =>
              announcing.mutate(undefined, { onSuccess: () => void navigate(quotePath(quote)) })
            }
          >
            {ended.sent}
          </Button>
          <Button color="inherit" disabled={isBusy} onClick={() => discarding.mutate()}>
            {ended.nothing}
          </Button>
        </Box>
      </Box>
      <ErrorAlert id={errorId} error={error} />
    </Box>
  );
}
