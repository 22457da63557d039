import { bytesToHex } from '@noble/hashes/utils.js';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

export interface IdempotentRequest {
  userId: string;
  key: string | undefined;
  bodyHash: string;
  at: Date;
}

/** Hash of path and parsed body, not of the raw body: multipart boundaries differ per try. */
export async function hashBody(path: string, body: unknown): Promise<string> {
  const parts: string[] = [path];
  for (const [name, value] of Object.entries(body ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) {
    parts.push(
      name,
      value instanceof File ? await sha256Hex(await value.arrayBuffer()) : String(value),
    );
  }
  return sha256Hex(new TextEncoder().encode(JSON.stringify(parts)));
}

async function sha256Hex(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return bytesToHex(digest);
}

/** Errors: 422 when the key came with another body. */
export async function storedReply(db: Db, request: IdempotentRequest): Promise<unknown> {
  if (request.key === undefined) return undefined;
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (row && row.body_hash !== request.bodyHash)
    throw new ApiError('rule', platformMessages.keyReused);
  return row?.reply ?? undefined;
}

/** Stores the reply in the work's transaction: a repeat of the key returns it and moves nothing. */
export const idempotent = <Reply>(
  db: Db,
  request: IdempotentRequest,
  work: (trx: Trx) => Promise<Reply>,
): Promise<Reply> => db.transaction().execute((trx) => runOnce(trx, request, work));

async function runOnce<Reply>(
  trx: Trx,
  request: IdempotentRequest,
  work: (trx: Trx) => Promise<Reply>,
): Promise<Reply> {
  const { userId, key, bodyHash, at } = request;
  if (key === undefined) return work(trx);
  // A second request with the same key waits here until the first has committed or failed.
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, body_hash: bodyHash, reply: null, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!inserted) return (await storedReply(trx, request)) as Reply;
  const reply = await work(trx);
  await trx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return reply;
}
