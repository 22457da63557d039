import type { ProposalKind } from '#contract/approvals.ts';
import type { Backend } from '#mocks/backend.ts';
import { logTarget } from '#server/approvals/give.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { post } from '#server/platform/ledger/post.ts';
import { changeAudited } from './audited.ts';
import { addresses } from './people.ts';

interface Proposal {
  kind: ProposalKind;
  /** Whose balance or duties. */
  userId: string;
  /** Proposes it. */
  by: string;
}

/** A proposal without an approval, past its call, so that one approval suffices. */
export async function proposeDirectly(
  { db }: Backend,
  { kind, userId, by }: Proposal,
): Promise<string> {
  const id = crypto.randomUUID();
  const insert = {
    rule: (trx: Trx) =>
      trx.insertInto('approval_rules').values({
        ...({ id, kind: 'withdrawal', approvals: 1, from_cents: 100n, proposed_by: by } as const),
        ...{ wait_s: 0, separate_payer: false, removed: false },
      }),
    wallet: (trx: Trx) =>
      trx.insertInto('wallets').values({
        ...({ id, coin: 'BTC', address: addresses.BTC, added_by: by } as const),
        ...{ qr_file_id: null, created_at: new Date(0) },
      }),
    adjustment: (trx: Trx) =>
      trx.insertInto('adjustment_proposals').values({
        ...({ id, user_id: userId, direction: 'credit', amount_cents: 100n } as const),
        ...{ reason: 'Paid twice', proposed_by: by },
      }),
    reversal: (trx: Trx) =>
      trx.insertInto('reversals').values({
        ...({ id, source: 'adjustment', source_id: creditId, kind: 'wrong' } as const),
        ...({ user_id: userId, direction: 'debit', amount_cents: 100n } as const),
        ...{ reason: 'Never arrived', made_by: by },
      }),
    duty: (trx: Trx) =>
      trx
        .insertInto('duty_changes')
        .values({ id, user_id: userId, duty: 'audit', gives: false, made_by: by }),
    reset: (trx: Trx) =>
      trx.insertInto('resets').values({ id, user_id: userId, made_by: by, reason: 'Lost phone' }),
  } satisfies Record<ProposalKind, unknown>;
  const creditId = crypto.randomUUID();
  const isOfUser = kind !== 'rule' && kind !== 'wallet';
  const change = async (trx: Trx): Promise<unknown> => {
    if (kind === 'reversal') await creditDirectly(trx, { id: creditId, userId, by });
    return insert[kind](trx).execute();
  };
  await changeAudited(db, change, logTarget(kind, isOfUser ? userId : id));
  return id;
}

interface Credit {
  id: string;
  userId: string;
  by: string;
}

/** One dollar by an adjustment without a proposal, which its owner can make. */
async function creditDirectly(trx: Trx, { id, userId, by }: Credit): Promise<void> {
  const made = { at: new Date(0), amountCents: 100n };
  await trx
    .insertInto('adjustments')
    .values({
      ...({ id, user_id: userId, direction: 'credit', amount_cents: made.amountCents } as const),
      ...{ reason: 'Paid twice', made_by: by, at: made.at, sample: true },
    })
    .execute();
  const to = { userId, kind: 'available' } as const;
  const from = { from: 'adjustments', to, source: 'adjustment', sourceId: id } as const;
  await post(trx, { ...made, ...from, leg: 'credit' });
}
