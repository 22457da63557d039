import { sql } from 'kysely';
import type { BodyOf } from '#contract/call.ts';
import { reference } from '#contract/reference.ts';
import { kindsOf, type ReversalKind, reversals } from '#contract/reversals.ts';
import { giveApproval, progressSentence } from '#server/approvals/give.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockOpenAccount } from '#server/users/lockOpenAccount.ts';
import { noticeOfReversal } from './mail.ts';
import { makeReversal } from './make.ts';
import { reversalMessages } from './messages.ts';
import { logDetails, type ReversalRow, selectReversals, subjectOf, toReversal } from './wire.ts';

type Wish = BodyOf<typeof reversals.create>;

/**
 * POST /reversals: proposes to reverse an item with the caller's approval, which may suffice. Errors:
 * 403 their own account, 404, 409 not final or reversed before, 422 balance too low.
 */
export const proposeReversal: Route = serve(
  reversals.create,
  ({ body, user: staff, signer, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const { owner, back: direction, cents: amountCents } = await readOriginal(trx, body);
      const account = await lockOpenAccount(trx, owner);
      if (owner === staff.userId) throw new ApiError('forbidden', platformMessages.ownDecision);
      const id = crypto.randomUUID();
      const { source, sourceId, kind, reason } = body;
      await trx
        .insertInto('reversals')
        .values({
          ...{ id, source, source_id: sourceId, kind, reason, user_id: owner },
          ...{ direction, amount_cents: amountCents, made_by: staff.userId },
        })
        .execute();
      const approval = { kind: 'reversal', id, amountCents, signer } as const;
      const missing = await giveApproval(trx, approval);
      const reversal = await readRow(trx, id);
      if (!missing) {
        const message = await makeReversal(trx, { reversal, account, staffId: staff.userId }, at);
        return { message, data: toReversal(await readRow(trx, id)) };
      }
      await noticeOfReversal(trx, { reversal, outcome: 'proposed' }, at);
      const subject = subjectOf(reversal);
      if (subject.kind !== 'user') await recordEvent(trx, { kind: 'review.changed', subject }, at);
      const target = { kind: 'user', id: owner } as const;
      const entry = { at, actorId: staff.userId, action: 'reversal.propose', target } as const;
      await appendAudit(trx, { ...entry, details: logDetails(reversal) });
      const progress = progressSentence(missing);
      const message = `${reference(sourceId)}, ${account.full_name}: ${progress}`;
      return { message, data: toReversal(reversal) };
    }),
);

interface Original {
  owner: string;
  back: 'credit' | 'debit';
  cents: bigint;
}

/** Errors: 404, 409 not final, 422 a kind that does not fit. */
async function readOriginal(trx: Trx, { source, sourceId, kind }: Wish): Promise<Original> {
  const { rows } = await sql<Original>`SELECT owner, back, cents
    FROM reversal_of(${source}, ${sourceId})`.execute(trx);
  const [original] = rows;
  if (!original) throw await refusalOf(trx, { source, sourceId });
  const fitting: readonly ReversalKind[] = kindsOf[source];
  if (!fitting.includes(kind)) throw fieldError('kind', reversalMessages.kindUnfit);
  return original;
}

async function refusalOf(trx: Trx, { source, sourceId }: Pick<Wish, 'source' | 'sourceId'>) {
  const exists = async (table: 'deposits' | 'withdrawals') =>
    (await trx.selectFrom(table).select('id').where('id', '=', sourceId).executeTakeFirst()) !==
    undefined;
  const isDeposit = source === 'deposit' && (await exists('deposits'));
  if (isDeposit) return new ApiError('conflict', reversalMessages.depositNotFinal);
  const isWithdrawal = source === 'withdrawal' && (await exists('withdrawals'));
  if (isWithdrawal) return new ApiError('conflict', reversalMessages.withdrawalNotFinal);
  return new ApiError('not-found', platformMessages.notFound);
}

const readRow = (trx: Trx, id: string): Promise<ReversalRow> =>
  selectReversals(trx).where('reversals.id', '=', id).executeTakeFirstOrThrow();
