import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactions.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { RowStatus } from '#src/investor/conversation/RowStatus.tsx';
import { messagesPath } from '#src/investor/conversation/recordPath.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { type CurrentQuote, useOpenQuotes } from '#src/investor/payment/useQuote.ts';
import { AmountText } from '#src/investor/transactions/AmountText.tsx';
import { copy as rowCopy } from '#src/investor/transactions/copy.ts';
import { nextOf, quotePath } from '#src/investor/transactions/nextOf.ts';
import { useTransactions } from '#src/investor/transactions/useTransactions.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

const shownMax = 5;

/** The open deposits and withdrawals, each with the way to its messages. */
export function AskPanel() {
  const { data, error, refetch } = useTransactions({ pageSize: shownMax });
  const rows = data?.data.filter(({ postedAt }) => postedAt === null) ?? [];
  const { data: quotes = [] } = useOpenQuotes();
  return (
    <Panel title={copy.ask.title}>
      {error && <PartError error={error} retry={refetch} hasData={data !== undefined} />}
      {!data && !error && <Skeleton variant="rounded" height={96} />}
      {data && (
        <Typography color="text.secondary">
          {rows.length > 0
            ? copy.ask.open
            : quotes.length > 0
              ? copy.ask.unsubmitted
              : copy.ask.none}
        </Typography>
      )}
      {rows.length + quotes.length > 0 && (
        <Box
          component="ul"
          aria-label={copy.ask.title}
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}
        >
          {rows.map((row) => (
            <Row key={row._id} row={row} />
          ))}
          {quotes.map((quote) => (
            <QuoteRow key={quote.quoteId} quote={quote} />
          ))}
        </Box>
      )}
      <MuiLink component={Link} to="/user/transaction" sx={{ lineHeight: '44px' }}>
        {copy.ask.all}
      </MuiLink>
    </Panel>
  );
}

function Row({ row }: { row: TransactionInCents }) {
  return (
    <Box component="li" sx={line}>
      <Box sx={{ mr: 'auto' }}>
        <MuiLink component={Link} to={messagesPath(row)} data-cover>
          {rowCopy.kinds[row.kind]} <Reference id={row._id} />
        </MuiLink>
        <Box sx={{ fontSize: '0.8125rem' }}>
          <AmountText row={row} />
        </Box>
      </Box>
      <RowStatus row={row} />
    </Box>
  );
}

function QuoteRow({ quote }: { quote: CurrentQuote }) {
  const { label, status } = nextOf(quote);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ mr: 'auto' }}>
        <MuiLink component={Link} to={quotePath(quote)} data-cover aria-label={label}>
          {rowCopy.kinds.deposit} <Reference id={quote.quoteId} />
        </MuiLink>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {groupDollars(quote.amountCents)}
        </Box>
      </Box>
      <StatusBadge status={status} />
    </Box>
  );
}

function Reference({ id }: { id: string }) {
  return (
    <Box component="span" sx={{ fontFamily: fonts.mono, fontSize: '0.8125rem' }}>
      {reference(id)}
    </Box>
  );
}

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 60,
  borderTop: 1,
  borderColor: 'divider',
  '& [data-cover]::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
