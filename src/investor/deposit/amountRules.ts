import { object } from 'yup';
import { amountChecks, amountFields } from '#contract/amount.ts';
import { dollarsFrom, groupFigure, parseDollars } from '#contract/money.ts';
import { type Check, ordered } from '#contract/rules.ts';
import type { Settings } from '#contract/settings.ts';
import { copy } from '../copy.ts';

/** A whole number of dollars as the hints and sentences write it: `50.00`. */
const figure = (wholeDollars: number): string => groupFigure(dollarsFrom(wholeDollars));

/** 'Minimum: 50.00 USD' by the settings. */
export const minimumHint = ({ minDepositUsd }: Settings): string =>
  copy.deposit.minimum(figure(minDepositUsd));

/** The largest deposit in words, when the operator set one (S-205). */
export const maximumHint = ({ maxDepositUsd }: Settings): string | undefined =>
  maxDepositUsd === null ? undefined : copy.deposit.maximum(figure(maxDepositUsd));

/** The contract's checks of step 1, then the operator's limits (S-192 to S-195, S-204). */
export const amountRules = (settings: Settings | undefined) =>
  ordered(object(amountFields), [...amountChecks, ...(settings ? limitChecks(settings) : [])]);

function limitChecks(settings: Settings): Check<{ amount: string; coin: string }>[] {
  const { minDepositUsd, maxDepositUsd } = settings;
  const least = dollarsFrom(minDepositUsd);
  const most = maxDepositUsd === null ? undefined : dollarsFrom(maxDepositUsd);
  return [
    ['amount', minimumHint(settings), ({ amount }) => parseDollars(amount) >= least],
    [
      'amount',
      maximumHint(settings) ?? '',
      ({ amount }) => most === undefined || parseDollars(amount) <= most,
    ],
  ];
}
