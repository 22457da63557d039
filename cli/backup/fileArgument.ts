import { resolve } from 'node:path';

export function fileArgument(args: readonly string[], command: string): string {
  const [file, ...more] = args;
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new Error(`Name one file: npm run ${command} -- plainvest.backup.gz`);
  }
  return resolve(file);
}
