import { useQueryClient } from '@tanstack/react-query';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { ValidationError } from 'yup';
import { type Coin, coinOfName, isCoinName } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { dollarsPattern, groupDollars, parseDollars } from '#contract/money.ts';
import { filled } from '#contract/rules.ts';
import { withdrawRules } from '#contract/withdrawalRules.ts';
import { firstFailing } from '#src/shared/form/firstFailing.ts';
import { useDraft } from '#src/shared/session/useDraft.ts';
import { addressProblem } from './addressCheck.ts';
import { copy } from './copy.ts';
import type { Limits } from './useWithdrawalLimits.ts';

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

type Known = Pick<Limits, 'availableCents' | 'minimumCents' | 'leftCents'>;

/** The contract's checks, then the limits that this page shows. The server checks the ledger. */
const withdrawalRules = (limits: Known) =>
  withdrawRules.test('limits', (value) => {
    // A missing field is reported before a limit.
    const isComplete = dollarsPattern.test(value.amount) && filled(value.address);
    const message = isComplete ? limitProblem(value.amount, limits) : undefined;
    return message === undefined || new ValidationError(message, value, 'amount', 'rule');
  });

/** The limit that an amount breaks. */
export function limitProblem(amount: string, limits: Known): string | undefined {
  const { availableCents, minimumCents, leftCents } = limits;
  const cents = parseDollars(amount);
  if (cents > availableCents) return messages.insufficientBalance;
  if (minimumCents !== undefined && cents < minimumCents) {
    return copy.below(groupDollars(minimumCents));
  }
  if (leftCents !== undefined && cents > leftCents) return copy.upTo(groupDollars(leftCents));
  return undefined;
}
