import type { Db } from '#server/platform/db/tables.ts';
import { sourceNames } from '#server/prices/rates.ts';
import type { Asset } from '#server/prices/reply.ts';
import type { ImportedClose } from './closes.ts';

/** What an import did: days written, and days left alone because this server recorded them. */
export interface Imported {
  written: number;
  kept: number;
}

const perStatement = 5_000;
/**
 * Writes closes into the history in one transaction. A day that this server recorded keeps its own
 * figure; a day that an earlier import or sample data wrote takes the new one.
 */
export function insertCloses(
  db: Db,
  asset: Asset,
  source: string,
  closes: readonly ImportedClose[],
): Promise<Imported> {
  return db.transaction().execute(async (trx) => {
    let written = 0;
    for (let at = 0; at < closes.length; at += perStatement) {
      const rows = closes
        .slice(at, at + perStatement)
        .map((close) => ({ asset, source, ...close }));
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('rate_days')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['asset', 'day'])
            .doUpdateSet((row) => ({
              usd: row.ref('excluded.usd'),
              source: row.ref('excluded.source'),
            }))
            .where('rate_days.source', 'not in', Object.values(sourceNames)),
        )
        .executeTakeFirst();
      written += Number(numInsertedOrUpdatedRows);
    }
    return { written, kept: closes.length - written };
  });
}
