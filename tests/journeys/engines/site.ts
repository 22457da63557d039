import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from '#tests/support/built.ts';
import { grace, install, type RunningServer, startServer } from '#tests/support/installation.ts';
import { addWallet, type Person, signIn } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

/** A built server with one staff member and a receiving address of Bitcoin. */
export interface Site extends RunningServer {
  staff: { userName: string; password: string };
  decider: Person;
  /** A picture on the disk, as an investor's proof. */
  proofPath: string;
}

export async function openSite(): Promise<Site> {
  await ensureBuilt();
  const { variables, dataDir } = await install('PGlite');
  const server = await startServer({ ...variables, ...grace });
  const staff = { userName: grace.ADMIN_USERNAME, password: grace.ADMIN_PASSWORD };
  const decider = await signIn(server, staff.userName, staff.password);
  await addWallet(server, decider);
  const proofPath = join(dataDir, 'proof.png');
  await writeFile(proofPath, new Uint8Array(await (await png('proof.png')).arrayBuffer()));
  return { ...server, staff, decider, proofPath };
}
