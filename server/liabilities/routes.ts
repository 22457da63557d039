import { liabilities } from '#contract/liabilities.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import { withTimeLimit } from '#server/platform/db/timeLimit.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lineAbout } from '#server/platform/log/lineAbout.ts';
import type { Ports } from '#server/platform/ports.ts';
import { liabilityMessages } from './messages.ts';
import { readParts } from './readParts.ts';
import { readSnapshots } from './snapshots.ts';
import { hourMs, takeLiabilities, takingLimitMs } from './take.ts';

const snapshotsShown = 30;

/** Errors: 429 within an hour after the last one that staff took, outside demo mode. */
async function limitTaking({ db, config }: Ports, at: Date): Promise<void> {
  if (config.demo) return;
  const lease = { name: 'sum of balances by staff', everyMs: hourMs };
  const { ours, since } = await acquireLease(db, lease, at);
  if (ours) return;
  const retryAfterS = Math.ceil((since.getTime() + hourMs - at.getTime()) / 1000);
  throw new ApiError('too-many-requests', liabilityMessages.recent, { retryAfterS });
}

export const liabilityRoutes: Route[] = [
  serve(liabilities.list, async ({ db }) => ({ data: await readSnapshots(db, snapshotsShown) })),

  serve(liabilities.take, async ({ db, ports, user, at }) => {
    await limitTaking(ports, at);
    await withTimeLimit(db, takingLimitMs, async (trx) => {
      const number = await takeLiabilities(trx, ports, at);
      if (number === null) throw new ApiError('conflict', liabilityMessages.nothing);
      const { id } = await trx
        .selectFrom('liability_snapshots')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      const target = { kind: 'snapshot', id } as const;
      await appendAudit(trx, { at, actorId: user.userId, action: 'snapshot.take', target });
    });
    ports.health.logHeadWanted = true;
    const [data] = await readSnapshots(db, 1);
    if (!data) throw new Error('The snapshot that was taken is not there.');
    return { message: liabilityMessages.taken, data };
  }),

  serve(liabilities.mine, async ({ db, user, query }) => {
    const wanted = db.selectFrom('liability_snapshots').select(['number', 'id', 'name', 'size']);
    const taken = await (query.snapshot ? wanted.where('name', '=', query.snapshot) : wanted)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const parts = taken ? await readParts(db, taken, user.userId) : [];
    if (!taken || parts.length === 0) return { data: null };
    const { number: snapshot } = taken;
    await db
      .insertInto('liability_looks')
      .values({ snapshot, user_id: user.userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const line = await lineAbout(db, taken.id);
    return { data: { snapshot: taken.name, parts, line } };
  }),
];
