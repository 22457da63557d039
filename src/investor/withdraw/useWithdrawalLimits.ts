import { type Cents, dollarsFrom } from '#contract/money.ts';
import { balancesOf, type User } from '#contract/userRecord.ts';
import { useSummary } from '#src/investor/summary/useSummary.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';

/** The limits of a withdrawal now: undefined is not known yet, null no limit. */
export interface Limits {
  availableCents: Cents;
  minimumCents: Cents | undefined;
  daily: { limitCents: Cents; usedCents: Cents | undefined } | null | undefined;
  /** The largest request. */
  maxCents: Cents;
  /** The rest of the daily limit. */
  leftCents: Cents | undefined;
  waitsUntil: string | null;
}

export function useWithdrawalLimits(user: User): Limits {
  const { data: settings } = useSettings();
  const { data: summary } = useSummary();
  const { availableCents } = balancesOf(user);
  const limit = summary ? summary.withdrawals.dailyLimit : settings?.dailyWithdrawalUsd;
  const minimum = summary?.withdrawals.minimum ?? settings?.minWithdrawalUsd;
  const usedCents = summary && dollarsFrom(summary.withdrawals.dailyUsed);
  const daily = typeof limit === 'number' ? { limitCents: dollarsFrom(limit), usedCents } : limit;
  const leftCents =
    daily?.usedCents === undefined ? undefined : above(daily.limitCents - daily.usedCents);
  const isLimited = leftCents !== undefined && leftCents < availableCents;
  return {
    availableCents,
    minimumCents: minimum === undefined ? undefined : dollarsFrom(minimum),
    daily,
    maxCents: isLimited ? leftCents : availableCents,
    leftCents,
    waitsUntil: summary?.withdrawals.waitsUntil ?? null,
  };
}

// A limit that staff lowered may be below what was used.
const above = (cents: Cents): Cents => (cents > 0n ? cents : 0n);
