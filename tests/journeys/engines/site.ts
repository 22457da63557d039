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
  /** Draws another picture each time, as the proof of an investor, and gives its path. */
  proofOf(name: string): Promise<string>;
}

export async function openSite(): Promise<Site> {
  await ensureBuilt();
  const { variables, dataDir } = await install('PGlite');
  const server = await startServer({ ...variables, ...grace });
  const staff = { userName: grace.ADMIN_USERNAME, password: grace.ADMIN_PASSWORD };
  const decider = await signIn(server, staff.userName, staff.password);
  await addWallet(server, decider);
  let drawn = 0;
  const proofOf = async (name: string) => {
    drawn += 1;
    const path = join(dataDir, `${name}.png`);
    await writeFile(path, new Uint8Array(await (await png(name, drawn)).arrayBuffer()));
    return path;
  };
  return { ...server, staff, decider, proofOf };
}
