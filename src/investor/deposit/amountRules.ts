import { object } from 'yup';
import { amountChecks, amountFields } from '#contract/amount.ts';
import { type Check, ordered } from '#contract/rules.ts';
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
  ordered(object(amountFields), [...amountChecks, ...(settings ? limitChecks(settings) : [])]);

function limitChecks(settings: Settings): Check<{ amount: string; coin: string }>[] {
  const most = settings.maxDepositUsd ?? Number.MAX_SAFE_INTEGER;
  return [
    ['amount', minimumHint(settings), ({ amount }) => Number(amount) >= settings.minDepositUsd],
    ['amount', maximumHint(settings) ?? '', ({ amount }) => Number(amount) <= most],
  ];
}
