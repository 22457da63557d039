import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import type { Ports } from '#server/platform/ports.ts';

const letters = {
  passkeyAdded: ['Passkey added', 'A passkey was added to your account.'],
  passkeyRemoved: ['Passkey removed', 'A passkey was removed from your account.'],
  appAdded: ['Authenticator app added', 'An authenticator app was added to your account.'],
  appRemoved: ['Authenticator app removed', 'The authenticator app was removed from your account.'],
  codesRenewed: [
    'New recovery codes',
    'New recovery codes were created for your account. Earlier codes no longer work.',
  ],
  recoveryCodeUsed: [
    'Recovery code used',
    'A recovery code was used in place of your second step. It cannot be used again.',
  ],
  counterFell: [
    'Check your passkey',
    'A passkey was used out of order. A copy of it may exist. If you do not know why, remove it.',
  ],
  reset: [
    'Two-step sign-in removed',
    'The operator removed two-step sign-in from your account. Your password alone signs in now.',
  ],
  resetByStaff: [
    'Two-step sign-in removed',
    'Staff removed two-step sign-in from your account, as we wrote before. Your password alone signs in now: set two-step sign-in up again.',
  ],
} as const satisfies Record<string, readonly [subject: string, line: string]>;

interface News {
  news: keyof typeof letters;
  /** Of the passkey. */
  name?: string | undefined;
  /** Withdrawals wait. */
  waits?: boolean;
  at: Date;
}

/** Each change of what signs in goes to the owner. */
export async function mailFactor(
  trx: Trx,
  userId: string,
  { news, name, waits, at }: News,
): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const [subject, line] = letters[news];
  const letter = {
    hello: greeting(owner.full_name, owner.email_verified_at !== null),
    lines: [line, ...(waits ? ['Withdrawals wait 24 hours.'] : [])],
    facts: [['When', momentInUtc(at)] as const, ...(name ? [['Passkey', name] as const] : [])],
    ...(owner.role === 'admin' ? staffAction : actionOf(userId)),
  };
  await enqueue(trx, { to: owner.email, subject, ...letter, urgent: true }, at);
}

/** A link never takes a second step from staff: a stolen mailbox would sign in as them. */
const staffAction = {
  action: { label: 'Not you? Set a new password', path: '/forgot-password' },
  next: [
    'If this was not you, set a new password now and ask a colleague to suspend your account.',
  ],
};

const actionOf = (userId: string) => ({
  action: { label: 'Not you? Undo it here' },
  next: [
    'If this was not you, the link removes new second steps, signs out every device and blocks withdrawals. It is valid for seven days. Then set a new password.',
  ],
  link: { purpose: 'not-me', userId } as const,
});

interface Fallen {
  userId: string;
  /** Of the passkey. */
  name: string;
  at: Date;
}

/** A copy of a synchronised passkey may exist: the log and its owner learn of it. */
export async function tellFallenCounter(
  trx: Trx,
  { log }: Pick<Ports, 'log'>,
  { userId, name, at }: Fallen,
): Promise<void> {
  log('info', 'the counter of a passkey fell', { userId });
  await mailFactor(trx, userId, { news: 'counterFell', name, at });
}
