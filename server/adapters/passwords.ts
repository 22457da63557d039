import { hash, verify } from '@node-rs/argon2';
import type { Lane } from '#server/platform/ports.ts';
import { takeLanes } from './lanes.ts';

// The library's default algorithm is argon2id; the cost is OWASP's: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two of the thread pool's four at a time: a flood of sign-ins takes 38 MiB at most, and files,
// digests and look-ups of names still find a thread. One of the two is never a stranger's.
const inLane = takeLanes({
  atOnce: 2,
  strangersAtOnce: 1,
  waitingMax: { known: 200, stranger: 100 },
  strangerWaitMs: 3_000,
});

/** A password as its argon2id hash. Errors: 503 when too many wait for theirs. */
export const hashPassword = (password: string, lane: Lane = 'stranger'): Promise<string> =>
  inLane(lane, () => hash(password, cost));

/** Whether a password has this hash. Errors: 503 when too many wait for theirs. */
export const verifyPassword = (
  passwordHash: string,
  password: string,
  lane: Lane = 'stranger',
): Promise<boolean> => inLane(lane, () => verify(passwordHash, password));
