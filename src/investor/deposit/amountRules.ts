import { ValidationError } from 'yup';
import { depositRules } from '#contract/deposits.ts';
import type { Settings } from '#contract/settings.ts';
import { copy } from '../copy.ts';
import { grouped } from '../rates/grouped.ts';

/** A whole number of dollars as the hints and sentences write it: `50.00`. */
const usd = (wholeDollars: number): string => grouped(wholeDollars.toFixed(2));

/** 'Minimum: 50.00 USD' by the settings. */
export const minimumHint = ({ minDepositUsd }: Settings): string =>
  copy.deposit.minimum(usd(minDepositUsd));

/** The largest deposit in words, when the operator set one (S-205). */
export const maximumHint = ({ maxDepositUsd }: Settings): string | undefined =>
  maxDepositUsd === null ? undefined : copy.deposit.maximum(usd(maxDepositUsd));

/** The contract's checks of step 1, then the operator's limits (S-192 to S-195, S-204). */
export const amountRules = (settings: Settings | undefined) =>
  depositRules.test('limits', (value) => {
    const sentence = settings && brokenLimit(value, settings);
    return sentence === undefined || new ValidationError(sentence, value, 'amount', 'rule');
  });

function brokenLimit(value: { amount: string; coin: string }, settings: Settings) {
  // The contract's own checks come first: a limit says nothing of what is no amount yet.
  if (!/^\d+$/.test(value.amount) || value.coin === '') return undefined;
  const dollars = Number(value.amount);
  if (dollars < settings.minDepositUsd) return minimumHint(settings);
  const tooMuch = settings.maxDepositUsd !== null && dollars > settings.maxDepositUsd;
  return tooMuch ? maximumHint(settings) : undefined;
}
