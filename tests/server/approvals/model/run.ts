import type { Db } from '#server/platform/db/tables.ts';
import { actions } from './actions.ts';
import type { Run } from './drafts.ts';
import { openScene } from './scene.ts';

/** The operations that were tried, and how often money moved. */
export interface Tally {
  operations: number;
  movements: number;
}

/** Runs the operations one after another. Errors: money moved although the oracle forbids it. */
export async function runModel(db: Db, { staff, drafts }: Run): Promise<Tally> {
  const scene = await openScene(db, staff);
  for (const draft of drafts) await actions[draft.verb](scene, draft);
  await expectMovements(db, scene.moved);
  return { operations: drafts.length, movements: scene.moved.length };
}

// The answers against the ledger: nothing moved unseen.
async function expectMovements(db: Db, moved: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select('source_id')
    .where('leg', 'in', ['credit', 'debit', 'settle'])
    .execute();
  const found = rows.map(({ source_id }) => source_id).toSorted();
  if (found.join() === moved.toSorted().join()) return;
  throw new Error(`The ledger has ${found.length} movements, and ${moved.length} were answered.`);
}
