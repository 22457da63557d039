import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { auth } from '#contract/auth.ts';
import type { BodyOf } from '#contract/call.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { recordPath } from '#src/investor/conversation/recordPath.ts';
import { copy } from '#src/investor/copy.ts';
import { useRefreshMoney } from '#src/investor/withdrawalList/useRefreshMoney.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { isUnanswered } from '#src/shared/api/isUnanswered.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { isAboutPassword } from './isAboutPassword.ts';

const successToastMs = 5000;
const leaveMs = 3000;

export type WithdrawalRequest = BodyOf<typeof withdrawals.create>;

interface ConfirmedRequest {
  body: WithdrawalRequest;
  /** Once the server has asked for it. */
  password: string | undefined;
}

/** Requests a withdrawal and opens the dashboard. A retry is the same request. */
export function useCreateWithdrawal() {
  const toasts = useToasts();
  const navigate = useNavigate();
  const refreshMoney = useRefreshMoney();
  const { keyOf, reset: forget } = useIdempotencyKey();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const isSent = useRef(false);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => navigate('/user/dashboard'), leaveMs);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);

  const create = useMutation({
    mutationFn: async ({ body, password }: ConfirmedRequest) => {
      const dismiss = toasts.loading(copy.wait);
      isSent.current = false;
      try {
        if (password !== undefined) await send(auth.reauthenticate, { body: { password } });
        const idempotencyKey = keyOf(body);
        isSent.current = true;
        return await send(withdrawals.create, { body, idempotencyKey, asksItself: true });
      } finally {
        dismiss();
      }
    },
    onSuccess: ({ message, data }) => {
      const path = recordPath({ kind: 'withdrawal', _id: data._id });
      const view = { label: copy.view, run: () => navigate(path) };
      toasts.pending(message, successToastMs, view);
      refreshMoney();
      setIsUnknown(false);
      setIsLeaving(true);
    },
    onError: (error) => {
      // The dialog answers these.
      if (isAboutPassword(error)) return;
      if (isUnanswered(error)) {
        if (isSent.current) setIsUnknown(true);
        return;
      }
      toasts.error(messageOf(error));
      // A request that exists is answered with its first reply, never with an error of a field.
      if (error instanceof ApiError && error.fields) setIsUnknown(false);
    },
  });
  return {
    ...create,
    isLeaving,
    /** The request was sent, but no answer came: it may exist. */
    isUnknown,
    begin() {
      create.reset();
      setIsUnknown(false);
    },
    refreshMoney,
    /** The next request is another one, even with the same input. */
    forget,
  };
}
