import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link, useNavigate } from 'react-router-dom';
import { parseDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { ModeText } from './ModeLogo.tsx';
import { nextOf, quotePath } from './nextOf.ts';
import { balanceCell } from './tableStyles.ts';

/** A deposit that waits for its payment or its proof; the row leads to its page. */
export function QuoteRow({ quote }: { quote: CurrentQuote }) {
  const navigate = useNavigate();
  const { status, text, label } = nextOf(quote);
  return (
    <TableRow hover onClick={() => void navigate(quotePath(quote))} sx={{ cursor: 'pointer' }}>
      <TableCell>
        <MuiLink
          component={Link}
          to={quotePath(quote)}
          underline="hover"
          onClick={(event) => event.stopPropagation()}
          sx={{ fontFamily: fonts.mono, fontSize: '0.8125rem', lineHeight: '44px' }}
        >
          {reference(quote.quoteId)}
        </MuiLink>
      </TableCell>
      <TableCell>
        <ModeText kind="deposit" mode={quote.coin} />
      </TableCell>
      <TableCell align="right">
        <Box component="span" sx={{ fontWeight: 500, color: 'text.secondary' }}>
          <Money cents={parseDollars(quote.amount)} />
        </Box>
      </TableCell>
      <TableCell>
        <StatusBadge status={status} />
      </TableCell>
      <TableCell>
        <Moment at={quote.createdAt} short />
      </TableCell>
      <TableCell>
        <MuiLink
          component={Link}
          to={quotePath(quote)}
          aria-label={label}
          onClick={(event) => event.stopPropagation()}
          sx={{ lineHeight: '44px' }}
        >
          {text}
        </MuiLink>
      </TableCell>
      <TableCell sx={balanceCell} />
    </TableRow>
  );
}
