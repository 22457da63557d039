import { object } from 'yup';
import { amountChecks, amountFields } from '#contract/amount.ts';
import { dollarsFrom, groupFigure, parseDollars } from '#contract/money.ts';
import { type Check, ordered } from '#contract/rules.ts';
import type { Settings } from '#contract/settings.ts';
import { copy } from './copy.ts';

const figure = (wholeDollars: number): string => groupFigure(dollarsFrom(wholeDollars));

export const minimumHint = ({ minDepositUsd }: Settings): string =>
  copy.amount.minimum(figure(minDepositUsd));

export const maximumHint = ({ maxDepositUsd }: Settings): string | undefined =>
  maxDepositUsd === null ? undefined : copy.amount.maximum(figure(maxDepositUsd));

/** The contract's checks of step 1, then the operator's limits. */
export const amountRules = (settings: Settings | undefined) =>
  ordered(object(amountFields), [...amountChecks, ...(settings ? limitChecks(settings) : [])]);

function limitChecks(settings: Settings): Check<{ amount: string; coin: string }>[] {
  const { minDepositUsd, maxDepositUsd } = settings;
  const minCents = dollarsFrom(minDepositUsd);
  const maxCents = maxDepositUsd === null ? undefined : dollarsFrom(maxDepositUsd);
  return [
    ['amount', minimumHint(settings), ({ amount }) => parseDollars(amount) >= minCents],
    [
      'amount',
      maximumHint(settings) ?? '',
      ({ amount }) => maxCents === undefined || parseDollars(amount) <= maxCents,
    ],
  ];
}
