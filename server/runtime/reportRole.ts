import type { Engine } from '#server/platform/db/engine.ts';
import { ownsTables } from '#server/platform/db/roleErrors.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { superuserName } from './database.ts';

/** Logs an error in production where the role of the database could disable its guards. */
export async function reportRole(ports: Ports, engine: Engine<Tables>): Promise<void> {
  const { config, db, health, log } = ports;
  const superuser = config.demo ? undefined : await superuserName(engine);
  if (superuser) log('error', 'database role is a superuser', { role: superuser });
  health.servesAsOwner = await ownsTables(db);
  if (!config.demo && !superuser && health.servesAsOwner) {
    log('error', 'database role owns the tables', { set: 'MIGRATE_URL' });
  }
}
