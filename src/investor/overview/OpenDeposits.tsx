import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { FoldSummary } from '#src/investor/fold/FoldSummary.tsx';
import { waitingRow } from '#src/investor/layout/waitingRow.ts';
import { type CurrentQuote, graceEndMs } from '#src/investor/payment/useQuote.ts';
import { useRemaining } from '#src/investor/payment/useRemaining.ts';
import { ModeLogo } from '#src/investor/transactions/ModeLogo.tsx';
import { isEnded, nextOf, quotePath } from '#src/investor/transactions/nextOf.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { shortMoment } from '#src/shared/format/dates.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { ClockRing, isAlmostOver } from './ClockRing.tsx';
import { copy } from './copy.ts';
import { EndedQuote } from './EndedQuote.tsx';

interface OpenDepositsProps {
  quotes: readonly CurrentQuote[];
  /** The page below has the main button. */
  isQuiet?: boolean;
  /** A phone has no place for the coins and the time of the report. */
  isShort?: boolean;
}

/** Deposits that wait for their payment or their proof, above everything else. */
export function OpenDeposits({ isQuiet = false, ...props }: OpenDepositsProps) {
  if (props.quotes.length === 0) return null;
  return (
    <Card sx={isQuiet ? {} : { borderColor: 'primary.main' }}>
      <OpenDepositRows {...props} isQuiet={isQuiet} />
    </Card>
  );
}

/** The same without a card. */
export function OpenDepositRows({ quotes, isQuiet = false, isShort = false }: OpenDepositsProps) {
  if (quotes.length === 0) return null;
  const sorted = [...quotes].sort((one, other) => urgency(one) - urgency(other));
  const clocks = sorted.filter((quote) => urgency(quote) === 0).length;
  const shown = sorted.slice(0, Math.max(1, clocks));
  const folded = sorted.slice(shown.length);
  return (
    <Box
      component="section"
      aria-label={copy.open.label}
      sx={{ '& > * + *': { borderTop: 1, borderColor: 'divider' } }}
    >
      {shown.map((quote, index) => (
        <OpenDeposit
          key={quote.quoteId}
          quote={quote}
          isMain={index === 0 && !isQuiet}
          isShort={isShort}
        />
      ))}
      {folded.length > 0 && (
        <Box
          component="details"
          sx={{ '&[open] > * + *': { borderTop: 1, borderColor: 'divider' } }}
        >
          <FoldSummary isInset>{copy.open.more(folded.length)}</FoldSummary>
          {folded.map((quote) => (
            <OpenDeposit key={quote.quoteId} quote={quote} isMain={false} isShort={isShort} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** A quote that runs, a payment without proof, a question about the past. */
const urgency = (quote: CurrentQuote): number => (isEnded(quote) ? 2 : quote.sentAt ? 1 : 0);

interface OpenDepositProps {
  quote: CurrentQuote;
  isMain: boolean;
  isShort: boolean;
}

function OpenDeposit({ quote, ...look }: OpenDepositProps) {
  // Updated each second, so that the question follows at the end of the quote.
  useRemaining(quote.validUntilMs);
  return isEnded(quote) ? <EndedQuote quote={quote} /> : <NextStep quote={quote} {...look} />;
}

/** Until when the submit of a reported payment keeps its rate. */
function deadlineOf(quote: CurrentQuote): string {
  const { open } = copy;
  if (quote.validUntilMs > Date.now()) return open.keep(clockTime(new Date(quote.expiresAt)));
  const graceMs = graceEndMs(quote);
  return graceMs > Date.now()
    ? open.grace(clockTime(new Date(graceMs)))
    : open.start(shortMoment(quote.expiresAt));
}

function NextStep({ quote, isMain, isShort: isShortPage }: OpenDepositProps) {
  const { text, label } = nextOf(quote);
  const { open } = copy;
  const coins = `${quote.coinAmount} ${quote.coin}`;
  const dollars = groupDollars(parseDollars(quote.amount));
  const { sentAt } = quote;
  const until = clockTime(new Date(quote.expiresAt));
  const isShort = sentAt !== null && isShortPage;
  const onWide = isShort ? ({ xs: 'none', tablet: 'inline' } as const) : 'inline';
  return (
    <Box sx={waitingRow}>
      {sentAt ? (
        <Box sx={{ display: onWide }}>
          <ModeLogo mode={quote.coin} size={40} />
        </Box>
      ) : (
        <ClockRing quote={quote} />
      )}
      <Box
        sx={{ flex: isShort ? { xs: '1 1 150px', tablet: '1 1 220px' } : '1 1 220px', minWidth: 0 }}
      >
        <Typography sx={{ fontWeight: 600 }}>
          {sentAt ? open.sentTitle : open.title}{' '}
          <Box component="span" sx={number}>
            {reference(quote.quoteId)}
          </Box>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <Box component="span" sx={{ display: onWide }}>
            {sentAt ? open.sent(coins, dollars) : open.send(coins, dollars)}{' '}
            {sentAt
              ? open.sentAt(shortMoment(sentAt))
              : isAlmostOver(quote)
                ? open.almostOver(until)
                : open.valid(until)}{' '}
          </Box>
          {sentAt && <strong>{deadlineOf(quote)}</strong>}
        </Typography>
      </Box>
      <Button
        variant={isMain ? 'contained' : 'tonal'}
        component={Link}
        to={quotePath(quote)}
        aria-label={label}
        sx={{
          flexShrink: 0,
          width: isMain && !isShort ? { xs: '100%', tablet: 'auto' } : undefined,
        }}
      >
        {text}
      </Button>
    </Box>
  );
}

const number = {
  fontFamily: fonts.mono,
  fontSize: '0.8125rem',
  fontWeight: 400,
  color: 'text.secondary',
} as const;
