import type { Nudges } from '#server/platform/db/nudges.ts';
import { overlay } from '#server/platform/db/overlay.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { hasRecorded } from './record.ts';

type Work = (trx: Trx) => Promise<unknown>;

/** The database whose commits wake the readers of events, where they contain one. */
export const tellAfterCommits = (db: Db, nudges: Nudges): Db =>
  overlay(db, {
    transaction: () => {
      const builder = db.transaction();
      const execute = async (work: Work): Promise<unknown> => {
        let hasNews = false;
        const result = await builder.execute(async (trx) => {
          const done = await work(trx);
          hasNews = hasRecorded(trx);
          return done;
        });
        // After the commit: NOTIFY within it would make the commits of all writers queue.
        if (hasNews) nudges.tell();
        return result;
      };
      return overlay(builder, { execute });
    },
  });
