import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { demoPassword } from '#demo/protocol.ts';
import { hashPassword } from '#demo/worker/passwords.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { pgliteDialect } from '#server/platform/db/pgliteDialect.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { drawProofs } from '#server/seed/drawProofs.ts';
import { seedHistory } from '#server/seed/seedHistory.ts';
import { drawProof } from './proofs.ts';

/** By the statements of the server's seed, through all triggers. */
export async function makeSamples(pglite: PGlite, root: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  const engine: Engine<Tables> = { name: 'PGlite', db, close: () => db.destroy() };
  const passwordHash = await hashPassword(demoPassword);
  const proofs = await drawProofs((text) => drawProof(root, text));
  await seedHistory({ engine, clock: () => new Date(), passwordHash }, proofs);
  const invariants = await db.selectFrom('ledger_invariants').selectAll().execute();
  if (invariants.some(({ broken }) => broken > 0n))
    throw new Error('The ledger of the samples does not agree.');
}
