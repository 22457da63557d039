import { argon2id } from 'hash-wasm';

/** The function of production at its lowest cost: tests sign in often. */
export const hashPassword = (password: string) =>
  argon2id({
    password,
    salt: crypto.getRandomValues(new Uint8Array(16)),
    memorySize: 8,
    iterations: 1,
    parallelism: 1,
    hashLength: 32,
    outputType: 'encoded',
  });
