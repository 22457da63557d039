import type { Settings } from '#contract/settings.ts';
import { dollars } from '#src/shared/format/money.ts';
import { copy } from './copy.ts';

interface AmountHintProps {
  acctBalance: number;
  settings: Settings | undefined;
}

/** What can be withdrawn now, and the operator's least amount. */
export function AmountHint({ acctBalance, settings }: AmountHintProps) {
  const minimum = settings && copy.minimum(dollars(settings.minWithdrawalUsd));
  return [copy.available(dollars(acctBalance)), minimum].filter(Boolean).join(' · ');
}
