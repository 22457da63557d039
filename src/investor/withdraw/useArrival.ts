import { useState } from 'react';
import { parseDollars } from '#contract/money.ts';
import { useKnownWithdrawals } from '#src/investor/withdrawalList/useWithdrawals.ts';
import type { WithdrawalRequest } from './useCreateWithdrawal.ts';

/** Recognizes a request whose answer was lost, once the list of withdrawals has it. */
export function useArrival() {
  const { data, isFetching } = useKnownWithdrawals();
  const [before, setBefore] = useState<ReadonlySet<string>>();
  const rows = data?.data ?? [];
  return {
    /** Before a request is sent: an equal one that is listed now is another one. */
    begin() {
      const isKnown = data !== undefined && !isFetching;
      setBefore(isKnown ? new Set(rows.map(({ _id }) => _id)) : undefined);
    },
    isListed: ({ amount, withdrawMode, address }: WithdrawalRequest): boolean =>
      before !== undefined &&
      rows.some(
        (row) =>
          !before.has(row._id) &&
          row.amountCents === parseDollars(amount) &&
          row.withdrawMode === withdrawMode &&
          row.address.toLowerCase() === address.trim().toLowerCase(),
      ),
  };
}
