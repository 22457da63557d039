import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls.ts';
import type { DepositDetail } from '#contract/deposits.ts';
import { groupDecimal, groupDollars, parseDollars } from '#contract/money.ts';
import { send } from '#src/shared/api/send.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from '../copy.ts';
import { TransactionSkeleton } from './TransactionSkeleton.tsx';

export function DepositTimeline({ depositId }: { depositId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['deposit', depositId],
    queryFn: async ({ signal }) =>
      (await send(calls.deposits.detail, { params: { id: depositId }, signal })).data,
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <TransactionSkeleton />;
  return (
    <Stack spacing={2}>
      <QuoteFacts deposit={data} />
      <Typography variant="h5" component="h3">
        {copy.transactions.timeline}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {data.timeline.map(({ at, event }) => (
          <Typography key={`${at} ${event}`} component="li" variant="body2" sx={{ py: 0.5 }}>
            {copy.transactions.events[event]}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <Moment at={at} />
            </Box>
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}

function QuoteFacts({ deposit }: { deposit: DepositDetail }) {
  const { quote, address, txid, late, amountReceived } = deposit;
  const mono = { fontFamily: fonts.mono, overflowWrap: 'anywhere' } as const;
  return (
    <Stack spacing={0.75}>
      {quote && (
        <Typography variant="body2">
          {quote.coinAmount} {quote.coin}. {copy.deposit.rate(quote.coin, groupDecimal(quote.rate))}
          {quote.example && ` (${copy.deposit.example})`}
        </Typography>
      )}
      <Typography variant="body2">
        {copy.transactions.paidTo}:{' '}
        <Box component="span" sx={mono}>
          {address}
        </Box>
      </Typography>
      {txid && (
        <Typography variant="body2">
          {copy.transactions.txid}:{' '}
          <Box component="span" sx={mono}>
            {txid}
          </Box>
        </Typography>
      )}
      {amountReceived && (
        <Typography variant="body2">
          {copy.transactions.received(groupDollars(parseDollars(amountReceived)))}
        </Typography>
      )}
      {late && <Typography variant="body2">{copy.transactions.late}</Typography>}
    </Stack>
  );
}
