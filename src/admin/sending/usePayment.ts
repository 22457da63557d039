import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { commands } from '#src/admin/provider/commands.ts';
import type { Payout, PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { type Command, useCommand } from '#src/admin/provider/useCommand.ts';
import { invalidates } from '#src/admin/withdrawals/invalidates.ts';
import { firstFailing } from '#src/shared/form/firstFailing.ts';
import type { ToastAction } from '#src/shared/toasts/toastAction.ts';
import { type PaymentForm, paymentRules } from './paymentRules.ts';
import { type HeldPayout, useHeldPayout } from './useHeldPayout.ts';

export interface Payment {
  held: HeldPayout;
  form: UseFormReturn<PaymentForm>;
  command: Pick<Command<never>, 'isPending' | 'errorMessage'>;
  submit: () => void;
}

interface PaymentOptions {
  reread: () => Promise<Payout | null | undefined>;
  action: ToastAction;
  onDone: () => void;
}

/** The form that records a payment, with the amount that it is compared with. */
export function usePayment(withdrawal: PayoutRecord, options: PaymentOptions): Payment {
  const { reread, action, onDone } = options;
  const { id, coin } = withdrawal;
  const held = useHeldPayout(withdrawal.payout, reread);
  const { payout } = held;
  const pay = useCommand(commands.payWithdrawal, { invalidates, action, onDone });
  const form = useForm<PaymentForm>({
    resolver: firstFailing(paymentRules({ coin, payout })),
    defaultValues: { txid: '', coinAmount: '', again: '', note: '', isSure: false },
  });
  useComputedAmount(form, payout);
  const { setError } = form;
  const { fieldErrors } = pay;
  useEffect(() => {
    for (const name of ['txid', 'coinAmount', 'note'] as const) {
      const message = fieldErrors?.[name];
      if (message) setError(name, { type: 'server', message });
    }
  }, [fieldErrors, setError]);
  const submit = form.handleSubmit(({ txid, coinAmount, note }) =>
    pay.run({ id, txid, coinAmount, ...(note !== '' && { note }) }),
  );
  return { held, form, command: pay, submit: () => void submit() };
}

/** Fills in the computed amount, and replaces it while it was not edited. */
function useComputedAmount(form: UseFormReturn<PaymentForm>, payout: Payout | null): void {
  const { setValue, getValues } = form;
  const filledIn = useRef('');
  const computed = payout?.coinAmount;
  useEffect(() => {
    if (computed === undefined) return;
    if (getValues('coinAmount') === filledIn.current) setValue('coinAmount', computed);
    filledIn.current = computed;
  }, [computed, setValue, getValues]);
}
