import type { ApprovalKind } from '#contract/approvals.ts';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Evidence } from '#server/platform/db/tables/evidence.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { subjectNames } from './subjectNames.ts';

interface Given {
  kind: ApprovalKind;
  id: string;
  amountCents: bigint;
  /** Gave the approval. */
  userId: string;
  evidence: Evidence;
  needed: number;
  have: number;
}

/** To the author of an approval, who may not have given it. */
export async function mailApproval(trx: Trx, given: Given, at: Date): Promise<void> {
  const { kind, id, amountCents, userId, evidence, needed, have } = given;
  const author = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = subjectNames[kind];
  const facts: Fact[] = [
    ['When', momentInUtc(at)],
    [`${name[0]?.toUpperCase()}${name.slice(1)}`, reference(id)],
    ...(amountCents > 0n ? [['Amount', groupDollars(amountCents)] as const] : []),
    ['Approvals', `${have} of ${needed}`],
    ['Confirmed by', evidence.type === 'passkey' ? 'a signature of your passkey' : 'your sign-in'],
  ];
  const letter = {
    subject: `You approved a ${name} (${reference(id)})`,
    hello: greeting(author.full_name, author.email_verified_at !== null),
    lines: [`Your approval of a ${name} was recorded.`],
    facts,
    action: { label: 'Open the overview', path: '/admin/overview' },
    next: [
      'If this was not you, object to it at once, sign out everywhere and set a new password. Tell your colleagues.',
    ],
    urgent: true as const,
  };
  await enqueue(trx, { to: author.email, ...letter }, at);
}
