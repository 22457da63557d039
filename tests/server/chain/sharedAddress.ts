import { startBackend } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { chainRead } from '#tests/support/nodes/chainPayment.ts';
import { addWallet, investor, staff } from '#tests/support/people.ts';

/** A backend whose Bitcoin address all investors use, with a node that was read now. */
export async function sharedAddress(db: Db) {
  const backend = await startBackend({ db });
  const grace = await staff(backend);
  const ada = await investor(backend);
  await addWallet(backend, grace);
  await chainRead(backend, 3);
  return { backend, grace, ada };
}
