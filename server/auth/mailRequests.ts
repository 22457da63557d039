import type { Db, Tables, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { consumeRateLimits } from '#server/platform/http/rateLimit.ts';
import { deliverDue } from '#server/platform/outbox/deliver.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import type { Ports } from '#server/platform/ports.ts';
import { mailReset, mailVerification } from './mailLink.ts';

type MailRequest = Tables['mail_requests'];

const perRound = 100;

/** One row, whether an account exists or not. */
export async function requestMail(
  db: Db,
  kind: MailRequest['kind'],
  { email, at }: { email: string; at: Date },
): Promise<void> {
  await db
    .insertInto('mail_requests')
    .values({ id: crypto.randomUUID(), kind, email, created_at: at })
    .execute();
}

export async function dropResetRequests(trx: Trx, email: string): Promise<void> {
  await trx
    .deleteFrom('mail_requests')
    .where('kind', '=', 'reset-password')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .execute();
}

export async function sendDueMails(ports: Ports): Promise<number> {
  await answerMailRequests(ports);
  return deliverDue(ports);
}

/** A failure is logged and left for the next round, so that it does not delay ready mails. */
export async function answerMailRequests(ports: Ports): Promise<void> {
  try {
    for (let answered = 0; answered < perRound; answered += 1) {
      const more = await ports.db.transaction().execute((trx) => answerNext(ports, trx));
      if (!more) return;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ports.log('error', 'mail requests not answered', { reason });
  }
}

async function answerNext(ports: Ports, trx: Trx): Promise<boolean> {
  const request = await trx
    .deleteFrom('mail_requests')
    .where('id', '=', (next) =>
      next
        .selectFrom('mail_requests')
        .select('id')
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  if (request) await answer(ports, trx, request);
  return request !== undefined;
}

async function answer(ports: Ports, trx: Trx, { kind, email }: MailRequest): Promise<void> {
  const at = ports.clock();
  const user = await trx
    .selectFrom('users')
    .select(['id', 'user_name', 'full_name', 'email', 'email_verified_at', 'status'])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst();
  if (kind === 'verify-email') return confirmAgain(trx, { email, user, at });
  if (!user) return;
  if (kind === 'registered-before') return mailRegisteredBefore(ports, trx, { user, at });
  if (user.status === 'active') await mailReset(trx, user, at);
}

interface Unconfirmed {
  email: string;
  user: { id: string; email: string; email_verified_at: Date | null; status: string } | undefined;
  at: Date;
}

async function confirmAgain(trx: Trx, { email, user, at }: Unconfirmed): Promise<void> {
  if (user) {
    const isWaiting = user.status === 'active' && !user.email_verified_at;
    if (isWaiting) await mailVerification(trx, user, at);
    return;
  }
  const moving = await trx
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['users.id', 'email_changes.email'])
    .where(({ fn }) => fn<string>('lower', ['email_changes.email']), '=', email.toLowerCase())
    .where('status', '=', 'active')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (moving) await mailVerification(trx, moving, at);
}

interface Registration {
  user: { user_name: string; email: string; email_verified_at: Date | null; status: string };
  at: Date;
}

async function mailRegisteredBefore(
  ports: Ports,
  trx: Trx,
  { user, at }: Registration,
): Promise<void> {
  const { rateLimitFactor: factor } = ports.config;
  try {
    const subject = { account: user.email.toLowerCase() };
    await consumeRateLimits(trx, { names: ['registeredBeforePerAccount'], subject, factor }, at);
  } catch (error) {
    if (error instanceof ApiError) return;
    throw error;
  }
  const isActive = user.status === 'active';
  const letter = {
    hello: 'Hello,',
    lines: [
      'Someone tried to register with this email address, but it has an account already. No second account was made.',
    ],
    // Anyone may have chosen the user name of an unconfirmed address.
    facts: isActive && user.email_verified_at ? [['Username', user.user_name] as const] : [],
    ...(isActive && { action: { label: 'Log in', path: '/login' } }),
    next: [
      isActive
        ? 'If you do not know your password, choose "Forgot password?" there.'
        : `This account is ${user.status}. If you have a question, contact support.`,
      'If this was not you, there is nothing to do.',
    ],
  };
  const subject = 'You already have an account';
  await enqueue(trx, { to: user.email, subject, ...letter }, at);
}
