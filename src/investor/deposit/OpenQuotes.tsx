import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { groupDollars } from '#contract/money.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { clockTime, moment } from '#src/shared/format/dates.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

/** Deposits that were begun: the next step of each is one click away. */
export function OpenQuotes({ quotes }: { quotes: readonly CurrentQuote[] }) {
  if (quotes.length === 0) return null;
  return (
    <Panel title={quotes.length === 1 ? copy.open.one : copy.open.many}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {quotes.map((quote) => (
          <OpenQuote key={quote.quoteId} quote={quote} />
        ))}
      </Box>
    </Panel>
  );
}

function OpenQuote({ quote }: { quote: CurrentQuote }) {
  const { quoteId, coin, coinAmount, amountCents, sentAt, validUntilMs } = quote;
  const action = sentAt ? copy.open.addProof : copy.open.pay;
  return (
    <Box component="li" sx={row}>
      <CoinLogo coin={coin} size={32} />
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Box sx={{ fontWeight: 550 }}>
          <Money cents={amountCents} /> · {coinAmount} {coin}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {sentAt
            ? copy.open.sent(moment(sentAt))
            : copy.open.until(clockTime(new Date(validUntilMs)))}
        </Box>
      </Box>
      <StatusBadge status={sentAt ? 'awaiting proof' : 'awaiting payment'} />
      <Button
        variant="tonal"
        component={Link}
        to={`/user/deposit?quote=${quoteId}`}
        aria-label={copy.open.actionFor(action, groupDollars(amountCents))}
      >
        {action}
      </Button>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
