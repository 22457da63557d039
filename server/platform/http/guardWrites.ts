import { parseDuties } from '#contract/duties.ts';
import { messages } from '#contract/messages.ts';
import { isRetryable } from '#server/platform/db/databaseErrors.ts';
import { overlay } from '#server/platform/db/overlay.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { SignedIn } from './session.ts';
import { isSessionExpired, selectSessions } from './sessions/selectSessions.ts';

type Guarded = Pick<Ports, 'db' | 'clock'>;
type Work = (trx: Trx) => Promise<unknown>;

const writes = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const deadlockRetries = 3;

/**
 * Each transaction locks and checks the caller's session again, because a body may arrive minutes
 * after the request was admitted. A write outside a transaction throws.
 */
export function guardWrites(ports: Guarded, caller: SignedIn): Db {
  const refuse = (name: string) => () => {
    throw new Error(`${name} outside a transaction`);
  };
  return overlay(ports.db, {
    transaction: () => guardedTransaction(ports, caller),
    ...Object.fromEntries(writes.map((name) => [name, refuse(name)])),
  });
}

function guardedTransaction({ db, clock }: Guarded, caller: SignedIn) {
  const execute = async (work: Work, retriesLeft = deadlockRetries): Promise<unknown> => {
    try {
      return await db.transaction().execute(async (trx) => {
        await requireSameSession(trx, caller, clock());
        return work(trx);
      });
    } catch (error) {
      if (retriesLeft > 0 && isRetryable(error)) return execute(work, retriesLeft - 1);
      throw error;
    }
  };
  return { execute: (work: Work) => execute(work) };
}

/** Errors: 401 when the session ended, or the role or status changed, since it was admitted; 403 a duty was taken. */
async function requireSameSession(trx: Trx, caller: SignedIn, at: Date): Promise<void> {
  const row = await selectSessions(trx)
    .where('sessions.id', '=', caller.sessionId)
    .forKeyShare('sessions')
    .executeTakeFirst();
  if (!row || row.role !== caller.role || isSessionExpired(row, at)) {
    throw new ApiError('unauthenticated', messages.sessionExpired);
  }
  const left = parseDuties(row.duties ?? '');
  if (!caller.duties.every((duty) => left.includes(duty))) {
    throw new ApiError('forbidden', platformMessages.dutiesChanged);
  }
}
