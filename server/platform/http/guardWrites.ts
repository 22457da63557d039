import { messages } from '#contract/messages.ts';
import { isRetryable } from '#server/platform/db/databaseErrors.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { hasRecorded } from '#server/platform/events/record.ts';
import type { Ports } from '#server/platform/ports.ts';
import { isSessionExpired, type SignedIn, selectSessions } from './session.ts';

type Guarded = Pick<Ports, 'db' | 'clock' | 'nudges'>;
type Work = (trx: Trx) => Promise<unknown>;

const writes = new Set<string | symbol>(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const deadlockRetries = 3;

/**
 * Each transaction locks and checks the caller's session again, because a body may arrive minutes
 * after the request was admitted. A write outside a transaction throws. A commit with an event
 * wakes its readers.
 */
export function guardWrites(ports: Guarded, caller: SignedIn): Db {
  return new Proxy(ports.db, {
    get(target, name) {
      if (name === 'transaction') return () => guardedTransaction(ports, caller);
      if (writes.has(name)) throw new Error(`${String(name)} outside a transaction`);
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

function guardedTransaction({ db, clock, nudges }: Guarded, caller: SignedIn) {
  const execute = async (work: Work, retriesLeft = deadlockRetries): Promise<unknown> => {
    try {
      let hasNews = false;
      const result = await db.transaction().execute(async (trx) => {
        await requireSameSession(trx, caller, clock());
        const done = await work(trx);
        hasNews = hasRecorded(trx);
        return done;
      });
      // After the commit: NOTIFY within it would make the commits of all writers queue.
      if (hasNews) nudges.tell();
      return result;
    } catch (error) {
      if (retriesLeft > 0 && isRetryable(error)) return execute(work, retriesLeft - 1);
      throw error;
    }
  };
  return { execute: (work: Work) => execute(work) };
}

/** Errors: 401 when the session ended, or the role or status changed, since it was admitted. */
async function requireSameSession(trx: Trx, caller: SignedIn, at: Date): Promise<void> {
  const row = await selectSessions(trx)
    .where('sessions.id', '=', caller.sessionId)
    .forKeyShare('sessions')
    .executeTakeFirst();
  if (!row || row.role !== caller.role || isSessionExpired(row, at)) {
    throw new ApiError('unauthenticated', messages.sessionExpired);
  }
}
