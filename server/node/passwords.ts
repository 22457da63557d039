import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id; the cost is OWASP's: 19 MiB, two passes, one lane.
// Node's thread pool runs four at a time at most, so a flood of sign-ins cannot use up the memory.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as its argon2id hash. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a password has this hash. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);
