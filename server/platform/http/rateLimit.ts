import { type RateLimit, type RateLimitName, rateLimits } from '#contract/rateLimits.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { RateLimitNetwork } from './address.ts';
import { consume } from './limits/consume.ts';

export type RateLimitSubject = {
  [per in Exclude<RateLimit['per'], 'address'>]?: string | undefined;
} & { networks?: readonly RateLimitNetwork[] };

/** All processes share the counters. Errors: 429 with Retry-After. */
export async function consumeRateLimits(
  db: Db,
  {
    names,
    subject,
    factor,
  }: { names: readonly RateLimitName[]; subject: RateLimitSubject; factor: number },
  at: Date,
): Promise<void> {
  for (const name of names) {
    const { count, windowMs, per } = rateLimits[name];
    for (const { name: who, times } of countersOf(subject, per)) {
      const max = count * times * factor;
      const message = platformMessages.tooMany;
      await consume(db, { key: `${name}:${who}`, cost: 1, max, windowMs, message }, at);
    }
  }
}

function countersOf(subject: RateLimitSubject, per: RateLimit['per']): readonly RateLimitNetwork[] {
  if (per === 'address') return subject.networks ?? [];
  const name = subject[per];
  return name === undefined ? [] : [{ name, times: 1 }];
}

export async function clearRateLimit(db: Db, name: RateLimitName, who: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', `${name}:${who}`).execute();
}

/** Whether the limit of an account refuses its next use. */
export async function isUsedUp(
  db: Db,
  { name, who, factor }: { name: RateLimitName; who: string; factor: number },
  at: Date,
): Promise<boolean> {
  const { count, windowMs } = rateLimits[name];
  const full = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', `${name}:${who}`)
    .where('used', '>=', count * factor)
    .where('window_start', '>', new Date(at.getTime() - windowMs))
    .executeTakeFirst();
  return full !== undefined;
}
