import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { resource, showPath } from '#contract/backOffice.ts';
import type { ReplyOf } from '#contract/call.ts';
import type { payouts } from '#contract/payouts.ts';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { payoutsKey } from './usePayouts.ts';

type Once = { idempotencyKey: string };

/** The command of a dialog that makes a payout, and leads to it. */
export function useNewPayout<Input extends object>(
  call: (input: Input, once: Once) => Promise<ReplyOf<typeof payouts.make>>,
) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const make = async (input: Input, once: Once) => {
    const reply = await call(input, once);
    navigate(showPath('payouts', reply.data._id));
    return reply;
  };
  return useDialogCommand(make, {
    invalidates: [resource.withdrawals],
    onDone: () => void cache.invalidateQueries({ queryKey: payoutsKey }),
  });
}
