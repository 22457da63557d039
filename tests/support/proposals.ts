import type { ProposalKind } from '#contract/approvals.ts';
import type { Backend } from '#mocks/backend.ts';
import { logTarget } from '#server/approvals/give.ts';
import type { Trx } from '#server/platform/db/tables.ts';
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
    duty: (trx: Trx) =>
      trx
        .insertInto('duty_changes')
        .values({ id, user_id: userId, duty: 'audit', gives: false, made_by: by }),
  } satisfies Record<ProposalKind, unknown>;
  const isOfUser = kind === 'adjustment' || kind === 'duty';
  const change = (trx: Trx): Promise<unknown> => insert[kind](trx).execute();
  await changeAudited(db, change, logTarget(kind, isOfUser ? userId : id));
  return id;
}
