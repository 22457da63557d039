import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BodyOf } from '#contract/call.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from '../copy.ts';
import { useMoneyMoved } from './useMoneyMoved.ts';

/** How long the success toast stays (S-257). */
const saidMs = 5000;
/** How long after a success the dashboard opens (S-258). */
const leaveMs = 3000;

/** What a withdrawal request sends. */
export type WithdrawalRequest = BodyOf<typeof withdrawals.create>;

/** Requests a withdrawal and then opens the dashboard; a retry never holds twice (S-256 to S-261). */
export function useCreateWithdrawal() {
  const toasts = useToasts();
  const navigate = useNavigate();
  const moneyMoved = useMoneyMoved();
  const keyOf = useIdempotencyKey();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => navigate('/user/dashboard'), leaveMs);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);

  const request = useMutation({
    mutationFn: async (body: WithdrawalRequest) => {
      const dismiss = toasts.loading(copy.wait);
      try {
        const idempotencyKey = keyOf(body.amount, body.withdrawMode, body.address);
        return await send(withdrawals.create, { body, idempotencyKey });
      } finally {
        dismiss();
      }
    },
    onSuccess: ({ message }) => {
      toasts.success(message, saidMs);
      moneyMoved();
      setLeaving(true);
    },
    onError: (error) => toasts.error(messageOf(error)),
  });
  return { ...request, leaving };
}
