import type { Db } from '#server/platform/db/tables.ts';
import { sourceNames } from '#server/prices/rates.ts';
import type { Asset } from '#server/prices/reply.ts';
import type { ImportedClose } from './closes.ts';

interface ImportResult {
  written: number;
  skipped: number;
}

const rowsPerStatement = 5_000;

/** Skips days that this server recorded; replaces imported and sample days. */
export function insertCloses(
  db: Db,
  { asset, source }: { asset: Asset; source: string },
  closes: readonly ImportedClose[],
): Promise<ImportResult> {
  return db.transaction().execute(async (trx) => {
    let written = 0;
    for (let at = 0; at < closes.length; at += rowsPerStatement) {
      const rows = closes
        .slice(at, at + rowsPerStatement)
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
    return { written, skipped: closes.length - written };
  });
}
