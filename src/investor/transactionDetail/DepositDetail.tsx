import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { DepositDetail as Detail } from '#contract/depositDetail.ts';
import { deposits } from '#contract/deposits.ts';
import { type Cents, groupDecimal, groupDollars, parseDollars } from '#contract/money.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { DepositAddressWell, TxidWell } from '#src/investor/coins/AddressWell.tsx';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { copy as depositCopy } from '#src/investor/depositDetail/copy.ts';
import { depositSteps } from '#src/investor/depositDetail/depositSteps.ts';
import { copy as rowCopy } from '#src/investor/transactions/copy.ts';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { send } from '#src/shared/api/send.ts';
import { copy } from './copy.ts';
import { DetailAmount } from './DetailAmount.tsx';
import { DetailHistory } from './DetailHistory.tsx';

interface DepositDetailProps {
  row: TransactionInCents;
  onReceipt: () => void;
}

export function DepositDetail({ row, onReceipt }: DepositDetailProps) {
  const { data, error, refetch } = useQuery({
    // Another status, or its reversal, is another reply.
    queryKey: ['deposit', row._id, row.status, row.reversedAt],
    queryFn: async ({ signal }) =>
      (await send(deposits.detail, { params: { id: row._id }, signal })).data,
  });
  return (
    <Stack spacing={2.5}>
      <DetailAmount row={row}>{data?.quote && rateOf(data.quote)}</DetailAmount>
      {error && <PartError error={error} retry={refetch} hasData={data !== undefined} />}
      {!data && !error && <TransactionSkeleton rows={4} />}
      {data && (
        <>
          <Outcome deposit={data} />
          <Stack spacing={1}>
            <DepositAddressWell
              label={depositCopy.address}
              address={data.address}
              isPending={data.status === 'pending'}
            />
            {data.txid && <TxidWell coin={data.coin} txid={data.txid} />}
          </Stack>
          {row.image ? (
            <Button variant="outlined" onClick={onReceipt} sx={{ alignSelf: 'flex-start' }}>
              {copy.receipt}
            </Button>
          ) : (
            <Typography variant="body2" color="text.secondary">
              {copy.receipt}: {rowCopy.noProof}
            </Typography>
          )}
          <DetailHistory steps={depositSteps(data)} />
        </>
      )}
    </Stack>
  );
}

function rateOf({ coinAmount, coin, rate, example }: NonNullable<Detail['quote']>): string {
  const text = copy.rateAt(`${coinAmount} ${coin}`, groupDecimal(rate));
  return example ? `${text} (${copy.example})` : text;
}

/** Why the credited amount differs, or why nothing was credited. */
function Outcome({ deposit }: { deposit: Detail }) {
  const { late, status, reason, reversal } = deposit;
  const quoted = parseDollars(deposit.amount);
  const arrived = creditOf(deposit);
  const lines = [
    ...(arrived !== undefined && arrived !== quoted
      ? [copy.other(groupDollars(quoted), groupDollars(arrived))]
      : []),
    ...(status === 'declined' ? [copy.unchanged] : []),
    ...(reason ? [copy.reason(reason)] : []),
    ...(late && status === 'pending' ? [copy.late] : []),
    ...(reversal ? [copy.reason(reversal.reason)] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Stack spacing={0.5}>
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
    </Stack>
  );
}

function creditOf({ status, amount, amountReceived }: Detail): Cents | undefined {
  if (status !== 'confirmed') return undefined;
  return parseDollars(amountReceived ?? amount);
}
