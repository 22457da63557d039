import { useQueryClient } from '@tanstack/react-query';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { type Coin, coinOfName, isCoinName } from '#contract/coin.ts';
import { dollarsPattern } from '#contract/money.ts';
import { firstFailing } from '#src/shared/form/firstFailing.ts';
import { useDraft } from '#src/shared/session/useDraft.ts';
import { addressProblem } from './addressCheck.ts';
import type { Limits } from './useWithdrawalLimits.ts';
import { withdrawalRules } from './withdrawalRules.ts';

export const empty = { amount: '', withdrawMode: '', address: '' };

export type WithdrawValues = typeof empty;

export const coinOf = (mode: string): Coin | undefined =>
  isCoinName(mode) ? coinOfName[mode] : undefined;

/** The form of a withdrawal: rules, then limits, then the address; the first error shows. */
export function useWithdrawForm(limits: Limits) {
  const cache = useQueryClient();
  const draft = useDraft<WithdrawValues>('withdrawal');
  const check = firstFailing(withdrawalRules(limits)) as Resolver<WithdrawValues>;
  const resolver: Resolver<WithdrawValues> = async (values, context, options) => {
    const result = await check(values, context, options);
    if (Object.keys(result.errors).length > 0) {
      return { values: {}, errors: atItsField(values, result.errors) };
    }
    const coin = coinOf(values.withdrawMode);
    const message = coin && (await addressProblem(cache, coin, values.address.trim()));
    if (!message) return result;
    const { ref } = options.fields.address ?? {};
    return { values: {}, errors: { address: { type: 'rule', message, ...(ref && { ref }) } } };
  };
  const form = useForm({
    resolver,
    defaultValues: draft.restored ?? empty,
    reValidateMode: 'onSubmit',
  });
  draft.update(form.watch());
  return form;
}

// One rule covers amount and coin: with an amount, the coin is missing.
function atItsField(values: WithdrawValues, errors: FieldErrors<WithdrawValues>) {
  if (!errors.amount || !dollarsPattern.test(values.amount) || coinOf(values.withdrawMode)) {
    return errors;
  }
  return { withdrawMode: errors.amount };
}
