import { bytesToHex } from '@noble/hashes/utils.js';
import { messages } from '#contract/messages.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/** A request's idempotency: whose key, which body, and when it came. */
export interface IdempotentRequest {
  userId: string;
  key: string | undefined;
  bodyHash: string;
  at: Date;
}

/** Identifies a request by its call and its parsed body, files by content: boundaries differ. */
export async function hashBody(path: string, body: unknown): Promise<string> {
  const parts: string[] = [path];
  for (const [name, value] of Object.entries(body ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) {
    parts.push(
      name,
      value instanceof File ? await hexOf(await value.arrayBuffer()) : String(value),
    );
  }
  return hexOf(new TextEncoder().encode(JSON.stringify(parts)));
}

async function hexOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return bytesToHex(digest);
}

/** The answer a key was given before, if any. Errors: 422 when it came with another body. */
export async function storedReply(db: Db, attempt: IdempotentRequest): Promise<unknown> {
  if (attempt.key === undefined) return undefined;
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('user_id', '=', attempt.userId)
    .where('key', '=', attempt.key)
    .executeTakeFirst();
  if (row && row.body_hash !== attempt.bodyHash) throw new ApiError('rule', messages.keyReused);
  return row?.reply ?? undefined;
}

/**
 * Runs the work of a money call in one transaction together with the record of its answer, so that
 * a repeat with the same Idempotency-Key gives the first answer and moves nothing (S-360).
 */
export const idempotent = <Reply>(
  db: Db,
  attempt: IdempotentRequest,
  work: (trx: Trx) => Promise<Reply>,
): Promise<Reply> => db.transaction().execute((trx) => answered(trx, attempt, work));

async function answered<Reply>(
  trx: Trx,
  attempt: IdempotentRequest,
  work: (trx: Trx) => Promise<Reply>,
): Promise<Reply> {
  const { userId, key, bodyHash, at } = attempt;
  if (key === undefined) return work(trx);
  // A second request with the same key waits here until the first has committed or failed.
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, body_hash: bodyHash, reply: null, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return (await storedReply(trx, attempt)) as Reply;
  const reply = await work(trx);
  await trx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return reply;
}
