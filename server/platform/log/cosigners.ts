import { parseCheckpoint } from '#contract/proof/checkpoint.ts';
import { cosignedAt } from '#contract/proof/cosigned.ts';
import type { Ports } from '#server/platform/ports.ts';
import { newestHead } from './heads.ts';

/** Names of the witnesses that cosigned the newest head. */
export async function cosigners({ db, config }: Pick<Ports, 'db' | 'config'>): Promise<string[]> {
  const head = await newestHead(db, config.logOrigin);
  const checkpoint = parseCheckpoint(head?.note ?? '');
  if (!checkpoint) return [];
  const times = await Promise.all(
    config.logWitnesses.map(async ({ key }) => (await cosignedAt(checkpoint, key)) && key.name),
  );
  return times.filter((name) => typeof name === 'string');
}
