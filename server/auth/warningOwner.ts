import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { consumeRateLimits, isUsedUp } from '#server/platform/http/rateLimit.ts';
import { enqueue, greeting, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import type { Ports } from '#server/platform/ports.ts';

interface Guessed {
  userId: string;
  at: Date;
}

/** Runs the step after a right password. When its tries are used up, the owner gets a mail, once a day. */
export async function warningOwner<Reply>(
  ports: Ports,
  guessed: Guessed,
  work: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (
      error instanceof ApiError &&
      (error.code === 'unauthenticated' || error.code === 'too-many-requests')
    ) {
      await warnOwner(ports, guessed);
    }
    throw error;
  }
}

async function warnOwner(ports: Ports, { userId, at }: Guessed): Promise<void> {
  const { rateLimitFactor: factor } = ports.config;
  const tries = { name: 'secondFactorPerAccount', who: userId, factor } as const;
  if (!(await isUsedUp(ports.db, tries, at))) return;
  const limit = { names: ['guessMailPerAccount'], subject: { account: userId }, factor } as const;
  try {
    await ports.db.transaction().execute(async (trx) => {
      await consumeRateLimits(trx, limit, at);
      await mailOwner(trx, { userId, at });
    });
  } catch (error) {
    // The mail of this day is sent.
    if (!(error instanceof ApiError)) throw error;
  }
}

async function mailOwner(trx: Trx, { userId, at }: Guessed): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const letter = {
    hello: greeting(owner.full_name, owner.email_verified_at !== null),
    lines: [
      'Your right password was entered, and then the second step was tried too often. Signing in is refused for up to 15 minutes.',
    ],
    facts: [['When', momentInUtc(at)] as const],
    action: { label: 'Set a new password', path: '/forgot-password' },
    next: [
      'If this was you, wait and sign in again. If not, set a new password now: the old one ends, and you can sign in at once.',
    ],
  };
  const subject = 'Someone has your password: change it';
  await enqueue(trx, { to: owner.email, subject, ...letter, urgent: true }, at);
}
