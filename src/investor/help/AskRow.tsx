import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { RowStatus } from '#src/investor/conversation/RowStatus.tsx';
import { messagesPath } from '#src/investor/conversation/recordPath.ts';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { AmountText } from '#src/investor/transactions/AmountText.tsx';
import { copy as rowCopy } from '#src/investor/transactions/copy.ts';
import { nextOf, quotePath } from '#src/investor/transactions/nextOf.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';

/** A deposit or withdrawal, with the way to its messages. */
export function AskRow({ row }: { row: TransactionInCents }) {
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

/** A deposit that is not submitted, with the way to its next step. */
export function AskQuoteRow({ quote }: { quote: CurrentQuote }) {
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
