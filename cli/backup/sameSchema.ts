import { knownMigrations } from '#server/platform/db/migrate.ts';
import type { Header } from './format.ts';

/** Errors: an Error that names both schemas when the backup is of another release. */
export async function requireSameSchema({ migrations }: Header): Promise<void> {
  const known = await knownMigrations();
  if (JSON.stringify(migrations) === JSON.stringify(known)) return;
  throw new Error(
    `The backup has the schema of ${migrations.at(-1)?.name} and this release that of ` +
      `${known.at(-1)?.name}: use the release that made it, or restore it there and upgrade.`,
  );
}
