import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { reference } from '#contract/reference.ts';
import { Questions } from '#src/investor/conversation/Questions.tsx';
import { copy as plainCopy } from '#src/investor/copy.ts';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { PageButtons } from '#src/investor/paging/PageButtons.tsx';
import { type PageSize, pageSizes, useCursors } from '#src/investor/paging/useCursors.ts';
import { StatementsLink } from '#src/investor/statement/StatementsLink.tsx';
import { useSummary } from '#src/investor/summary/useSummary.ts';
import { copy } from './copy.ts';
import { FilterBar } from './FilterBar.tsx';
import { filterCount, includesQuotes, noFilter, type TransactionFilter } from './filter.ts';
import { type SortName, sortOf } from './sort.ts';
import { TransactionList } from './TransactionList.tsx';
import { useTransactions } from './useTransactions.ts';

export function TransactionPage() {
  const cursors = useCursors();
  const [pageSize, setPageSize] = useState<PageSize>(pageSizes[0]);
  // A mail names one transaction, which may be on any page of the list.
  const [params, setParams] = useSearchParams();
  const named = params.get('open') ?? undefined;
  const [filter, setFilter] = useState(() => ({ ...noFilter, q: named ? reference(named) : '' }));
  const sort = sortOf(params.get('sort'));
  const transactions = useTransactions({ pageSize, after: cursors.after, filter, sort });
  const { data: summary } = useSummary();
  const questions = summary?.questions ?? [];
  const { first } = cursors;
  const changeFilter = useCallback(
    (change: (filter: TransactionFilter) => TransactionFilter) => {
      first();
      setFilter(change);
    },
    [first],
  );
  const changeSort = useCallback(
    (next: SortName) => {
      first();
      setParams(
        (last) => {
          const query = new URLSearchParams(last);
          if (next === 'progress') query.delete('sort');
          else query.set('sort', next);
          return query;
        },
        { replace: true },
      );
    },
    [first, setParams],
  );
  const showsQuotes = sort === 'progress' && cursors.depth === 0 && includesQuotes(filter);
  const quotes = showsQuotes ? (summary?.openQuotes ?? []) : [];
  const { data } = transactions;
  const hasNoMatch = filterCount(filter) > 0 && data?.data.length === 0 && quotes.length === 0;
  const isFiltered = filterCount(filter) > 0 || transactions.isPlaceholderData;
  const isEmpty = data?.total === 0 && !isFiltered && quotes.length === 0;
  return (
    <Stack spacing={2}>
      <PageHead actions={<HeadActions isFirst={!isEmpty && questions.length === 0} />}>
        {copy.title}
      </PageHead>
      <Questions questions={questions} />
      <Card>
        {!isEmpty && (
          <FilterBar filter={filter} sort={sort} onSort={changeSort} onChange={changeFilter} />
        )}
        {hasNoMatch ? (
          <Box role="status" sx={{ px: 2, py: 6, textAlign: 'center' }}>
            {named && filter.q === reference(named) ? copy.missing : copy.noMatch}
          </Box>
        ) : (
          <TransactionList
            transactions={transactions}
            quotes={quotes}
            sort={sort}
            onSort={changeSort}
            openId={named}
          />
        )}
        {data && data.data.length > 0 && (
          <PageButtons
            page={data}
            cursors={cursors}
            pageSize={pageSize}
            note={<FootNote quotes={quotes.length} />}
            onPageSize={(size) => {
              first();
              setPageSize(size);
            }}
          />
        )}
      </Card>
    </Stack>
  );
}

/** The rows above the count, and how to read the list; cards have no balance. */
const FootNote = ({ quotes }: { quotes: number }) => (
  <>
    {quotes > 0 && copy.withQuotes(quotes)} {copy.zone}{' '}
    <Box component="span" sx={{ display: { xs: 'none', wide: 'inline' } }}>
      {copy.includesHeld}
    </Box>
  </>
);

/** A question, or the button of an empty list, comes before that of the top bar. */
function HeadActions({ isFirst }: { isFirst: boolean }) {
  return (
    <>
      <StatementsLink />
      <Button variant="outlined" component={Link} to="/user/withdraw">
        {plainCopy.pages.withdraw}
      </Button>
      <Button
        variant={isFirst ? 'contained' : 'tonal'}
        component={Link}
        to="/user/deposit"
        // A fading ground would hide the text.
        sx={{ transition: 'none' }}
      >
        {plainCopy.pages.deposit}
      </Button>
    </>
  );
}
