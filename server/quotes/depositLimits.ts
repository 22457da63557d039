import { messages } from '#contract/messages.ts';
import { dollarsFrom, groupFigure } from '#contract/money.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { readSettings } from '#server/settings/settings.ts';

/**
 * Whether a deposit of so many cents may be quoted and made now (S-204, S-205).
 * Errors: 503 while deposits are paused, 422 'Minimum: 50.00 USD' or 'Maximum: …' by the settings.
 */
export async function checkDepositAmount(db: Db, amountCents: bigint): Promise<void> {
  const settings = await readSettings(db);
  if (settings.deposits_paused) {
    const why = settings.pause_reason ? ` ${settings.pause_reason}` : '';
    throw new ApiError('unavailable', messages.depositsPaused + why);
  }
  const minimum = dollarsFrom(settings.min_deposit_usd);
  if (amountCents < minimum) refuse(`Minimum: ${groupFigure(minimum)} USD`);
  if (settings.max_deposit_usd !== null) {
    const maximum = dollarsFrom(settings.max_deposit_usd);
    if (amountCents > maximum) refuse(`Maximum: ${groupFigure(maximum)} USD`);
  }
}

function refuse(sentence: string): never {
  throw new ApiError('rule', sentence, { fields: { amount: sentence } });
}
