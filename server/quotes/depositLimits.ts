import { messages } from '#contract/messages.ts';
import { dollarsFrom, groupFigure } from '#contract/money.ts';
import { pendingDepositsMax } from '#contract/rateLimits.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { readSettings } from '#server/settings/settings.ts';
import { quoteMessages } from './messages.ts';

/** Errors: 503 while deposits are paused, 422 'Minimum: 50.00 USD' or 'Maximum: …'. */
export async function checkDepositAmount(db: Db, amountCents: bigint): Promise<void> {
  const settings = await readSettings(db);
  if (settings.deposits_paused) {
    const reason = settings.pause_reason ? ` ${settings.pause_reason}` : '';
    throw new ApiError('unavailable', messages.depositsPaused + reason);
  }
  const minimum = dollarsFrom(settings.min_deposit_usd);
  if (amountCents < minimum) throw fieldError('amount', `Minimum: ${groupFigure(minimum)} USD`);
  if (settings.max_deposit_usd !== null) {
    const maximum = dollarsFrom(settings.max_deposit_usd);
    if (amountCents > maximum) throw fieldError('amount', `Maximum: ${groupFigure(maximum)} USD`);
  }
}

/** An investor with an address may have paid it, so a report is refused much later than a quote. */
const reportsPerQuote = 10;

/**
 * Each announced quote keeps its address. For a binding result the caller locks the user. Errors: 409
 * for a quote while as many payments are announced as deposits may wait, for a report at ten times that.
 */
export async function requireFewAnnounced(
  db: Db,
  {
    userId,
    rateLimitFactor,
    of,
  }: { userId: string; rateLimitFactor: number; of: 'quote' | 'report' },
): Promise<void> {
  const { count } = await db
    .selectFrom('quotes')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where('user_id', '=', userId)
    .where('sent_at', 'is not', null)
    .where('deposit_id', 'is', null)
    .where('discarded_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { paymentsAnnounced, paymentsAnnouncedMost } = quoteMessages;
  if (of === 'quote') requireFew(count, rateLimitFactor, paymentsAnnounced);
  else requireFew(count, rateLimitFactor * reportsPerQuote, paymentsAnnouncedMost);
}

/** For a binding result the caller locks the user. Errors: 409 while five wait for review. */
export async function requireFewPending(
  db: Db,
  userId: string,
  rateLimitFactor: number,
): Promise<void> {
  const { count } = await db
    .selectFrom('deposits')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  requireFew(count, rateLimitFactor, quoteMessages.depositsWaiting);
}

function requireFew(count: bigint, rateLimitFactor: number, message: string): void {
  if (Number(count) >= pendingDepositsMax * rateLimitFactor)
    throw new ApiError('conflict', message);
}
