import { hash, verify } from '@node-rs/argon2';
import type { Lane } from '#server/platform/ports.ts';
import { createLanes } from './lanes.ts';

// The library's default algorithm is argon2id; the cost is OWASP's: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// A flood of sign-ins takes at most 38 MiB and leaves two of four threads for files and DNS.
const inLane = createLanes({
  concurrency: 2,
  strangerConcurrency: 1,
  queueMax: { known: 200, stranger: 100 },
  strangerWaitMs: 3_000,
});

/** Errors: 503 when too many calls wait. */
export const hashPassword = (password: string, lane: Lane = 'stranger'): Promise<string> =>
  inLane(lane, () => hash(password, cost));

export const verifyPassword = (
  passwordHash: string,
  password: string,
  lane: Lane = 'stranger',
): Promise<boolean> => inLane(lane, () => verify(passwordHash, password));
