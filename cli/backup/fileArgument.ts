import { resolve } from 'node:path';

/** Reads the one file that a command names. Errors: a sentence that says how to write it. */
export function fileArgument(given: readonly string[], command: string): string {
  const [file, ...more] = given;
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new Error(`Name one file: npm run ${command} -- plainvest.backup.gz`);
  }
  return resolve(file);
}
