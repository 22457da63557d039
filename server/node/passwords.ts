import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from './turns.ts';

// The library's default algorithm is argon2id; the cost is OWASP's: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two of the thread pool's four at a time: a flood of sign-ins takes 38 MiB at most, and files,
// digests and look-ups of names still find a thread. Those who wait do so for a few seconds at most.
const atOnce = 2;
const waitingMost = 300;
const inTurn = takeTurns(atOnce, waitingMost);

/** A password as its argon2id hash. Errors: 503 when too many wait for theirs. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost));

/** Whether a password has this hash. Errors: 503 when too many wait for theirs. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, password));
