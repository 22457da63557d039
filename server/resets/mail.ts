import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';

interface Proposed {
  account: {
    _id: string;
    fullName: string;
    userName: string;
    email: string;
    emailVerified: boolean;
  };
  reason: string;
  /** Null until the approvals are complete. */
  effectiveFrom: Date | null;
  /** Proposed it. */
  by: string;
  /** Whom the owner can ask. */
  contact: string;
}

/** To the owner, who can stop it, and to all staff, who can object. */
export async function mailProposed(trx: Trx, proposed: Proposed, at: Date): Promise<void> {
  const { account, reason, effectiveFrom, by, contact } = proposed;
  const effect: Fact = [
    'Not before',
    effectiveFrom ? momentInUtc(effectiveFrom) : 'a day after the last approval',
  ];
  const letter = {
    subject: 'Two-step sign-in will be removed',
    hello: greeting(account.fullName, account.emailVerified),
    lines: [
      'Staff want to remove two-step sign-in from your account, because its owner is said to have lost it.',
      'After that your password alone signs in. All devices are signed out, and withdrawals wait 24 hours.',
    ],
    facts: [['When', momentInUtc(at)] as const, effect],
    reason,
    action: { label: 'Not you? Stop it here' },
    next: [
      `The link is valid for seven days. If you did not ask for this, stop it, set a new password and write to ${contact}.`,
    ],
    link: { purpose: 'not-me', userId: account._id } as const,
    urgent: true as const,
  };
  await enqueue(trx, { to: account.email, ...letter }, at);
  await noticeToStaff(trx, {
    subject: 'Reset of two-step sign-in proposed',
    summary: `${by} proposed to remove two-step sign-in from an account.`,
    advice: 'If it should not happen, object to it on the overview. An objection stops it.',
    rows: [accountRow(account), effect, ['Reason', reason]],
    at,
  });
}
