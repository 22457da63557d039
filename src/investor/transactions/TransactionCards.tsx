import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { parseDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import type { RowActions } from '#src/investor/transactionDetail/RowDetails.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { CardRow } from './CardRow.tsx';
import { copy } from './copy.ts';
import { type Groups, inProgressCount, shownAt } from './groupsOf.ts';
import { nextOf, quotePath } from './nextOf.ts';
import { TransactionCard } from './TransactionCard.tsx';
import { groupTitle } from './tableStyles.ts';

interface TransactionCardsProps {
  groups: Groups;
  actions: RowActions;
}

export function TransactionCards({ groups, actions }: TransactionCardsProps) {
  const { quotes, inProgress, done, isMixed } = groups;
  const card = (row: TransactionInCents) => (
    <TransactionCard
      key={row._id}
      row={row}
      at={shownAt(row, isMixed)}
      onOpen={() => actions.openDetails(row)}
    />
  );
  const cards = done.map(card);
  return (
    <Box component="ul" aria-label={copy.title} sx={list}>
      {inProgressCount(groups) > 0 && (
        <Group title={copy.inProgress}>
          {quotes.map((quote) => (
            <QuoteCard key={quote.quoteId} quote={quote} />
          ))}
          {inProgress.map(card)}
        </Group>
      )}
      {isMixed && cards}
      {!isMixed && done.length > 0 && <Group title={copy.done}>{cards}</Group>}
    </Box>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <li>
      <Box id={id} sx={groupTitle}>
        {title}
      </Box>
      <Box component="ul" aria-labelledby={id} sx={list}>
        {children}
      </Box>
    </li>
  );
}

const list = { listStyle: 'none', p: 0, m: 0 } as const;

function QuoteCard({ quote }: { quote: CurrentQuote }) {
  const { status, label } = nextOf(quote);
  return (
    <CardRow
      mode={quote.coin}
      at={quote.createdAt}
      amount={
        <Box component="span" sx={{ fontWeight: 500, color: 'text.secondary' }}>
          <Money cents={parseDollars(quote.amount)} />
        </Box>
      }
      reference={reference(quote.quoteId)}
      status={<StatusBadge status={status} plain />}
    >
      <MuiLink
        component={Link}
        to={quotePath(quote)}
        data-cover
        aria-label={`${label}, ${copy.kinds.deposit}`}
      >
        {copy.kinds.deposit}
      </MuiLink>
    </CardRow>
  );
}
