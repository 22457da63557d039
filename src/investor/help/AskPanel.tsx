import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { useOpenQuotes } from '#src/investor/payment/useQuote.ts';
import { useTransactions } from '#src/investor/transactions/useTransactions.ts';
import { AskQuoteRow, AskRow } from './AskRow.tsx';
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
            <AskRow key={row._id} row={row} />
          ))}
          {quotes.map((quote) => (
            <AskQuoteRow key={quote.quoteId} quote={quote} />
          ))}
        </Box>
      )}
      <MuiLink component={Link} to="/user/transaction" sx={{ lineHeight: '44px' }}>
        {copy.ask.all}
      </MuiLink>
    </Panel>
  );
}
