import { type Cents, dollarsFrom, groupDollars } from '#contract/money.ts';
import type { Settings } from '#contract/settings.ts';
import { copy } from './copy.ts';

interface AmountHintProps {
  availableCents: Cents;
  settings: Settings | undefined;
}

export function AmountHint({ availableCents, settings }: AmountHintProps) {
  const minimum = settings && copy.minimum(groupDollars(dollarsFrom(settings.minWithdrawalUsd)));
  return [copy.available(groupDollars(availableCents)), minimum].filter(Boolean).join(' · ');
}
