import type { Engine } from '#server/db/engine.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/tables.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import type { Environment } from './environment.ts';
import { connectPostgres } from './postgres.ts';

/**
 * Opens the configured database and brings its schema up to date.
 * Errors: one sentence that says what is wrong and what to do.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<Engine<Tables>> {
  const engine = databaseUrl
    ? await connectPostgres<Tables>(databaseUrl)
    : await openEmbedded<Tables>(dataDir);
  try {
    await migrate(engine.db, new Date());
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}
