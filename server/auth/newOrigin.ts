import type { Insertable } from 'kysely';
import type { User } from '#contract/userRecord.ts';
import type { Db, Tables, Trx } from '#server/platform/db/tables.ts';
import {
  enqueue,
  greeting,
  momentInUtc,
  type QueuedLetter,
} from '#server/platform/outbox/enqueue.ts';
import { deviceName } from './deviceName.ts';
import { originOf } from './origin.ts';

interface SignIn {
  user: User;
  userAgent: string;
  clientAddress: string;
  at: Date;
}

interface Arrival {
  rows: Insertable<Tables['known_origins']>[];
  notice: QueuedLetter;
  at: Date;
}

/** Reads the origin of a sign-in; call it before the transaction locks a row. */
export async function arrivalOf(signIn: SignIn): Promise<Arrival> {
  const { user, userAgent, clientAddress, at } = signIn;
  const rows = await Promise.all(
    Object.entries(originOf(userAgent, clientAddress)).map(async ([kind, value]) => ({
      user_id: user._id,
      kind: kind as 'browser' | 'network',
      digest: await digestOf(user._id, value),
      first_seen_at: at,
    })),
  );
  const subject = 'A sign-in from a new device';
  return { rows, notice: { to: user.email, subject, ...letterOf(signIn), urgent: true }, at };
}

/**
 * Mails the owner if browser or network is new, except at the first sign-in of an account. The
 * caller locks the user's row, so that two sign-ins see each other's origins.
 */
export async function noticeNewOrigin(trx: Trx, userId: string, arrival: Arrival): Promise<void> {
  const { rows, notice, at } = arrival;
  const before = await kindsKnown(trx, userId);
  const fresh = await trx
    .insertInto('known_origins')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .execute();
  const unexpected = fresh.map(({ kind }) => kind).filter((kind) => before.has(kind));
  if (unexpected.length === 0) return;
  await enqueue(trx, notice, at);
}

export async function isKnownOrigin(
  db: Db,
  userId: string,
  { userAgent, clientAddress }: Pick<SignIn, 'userAgent' | 'clientAddress'>,
): Promise<boolean> {
  const { browser, network } = originOf(userAgent, clientAddress);
  const digests = await Promise.all([browser, network].map((value) => digestOf(userId, value)));
  const known = await db
    .selectFrom('known_origins')
    .select('kind')
    .where('user_id', '=', userId)
    .where('digest', 'in', digests)
    .execute();
  return known.length === digests.length;
}

export async function forgetOrigins(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('known_origins').where('user_id', '=', userId).execute();
}

async function kindsKnown(db: Db, userId: string): Promise<Set<'browser' | 'network'>> {
  const rows = await db
    .selectFrom('known_origins')
    .select('kind')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

// The digest includes the user's id: one browser of two people has two digests.
async function digestOf(userId: string, value: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(`${userId}|${value}`);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

const letterOf = ({ user, userAgent, at }: SignIn) => ({
  hello: greeting(user.fullName, user.emailVerified),
  lines: ['Someone signed in to your account from a browser or a network that is new to us.'],
  facts: [
    ['When', momentInUtc(at)] as const,
    ['With', deviceName(userAgent) ?? 'an unknown browser'] as const,
  ],
  action: { label: 'Not you? Set a new password', path: '/forgot-password' },
  next: [
    'If this was you, there is nothing to do. If it was not, set a new password now, which signs out every device, and then contact support.',
  ],
});
