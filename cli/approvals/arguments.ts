import { resolve } from 'node:path';

/**
 * A backup instead of the database; a list of public keys; a file to write that list to; the day from when on two
 * people decide by passkeys only.
 */
export interface Arguments {
  backup?: string;
  keys?: string;
  writeKeys?: string;
  passkeysSince?: string;
}

const options: Record<string, keyof Arguments> = {
  '--keys': 'keys',
  '--write-keys': 'writeKeys',
  '--passkeys-since': 'passkeysSince',
};

/** Errors: an Error that shows how the command is called. */
export function readArguments(words: readonly string[]): Arguments {
  const found: Arguments = {};
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const name = word.startsWith('-') ? options[word] : 'backup';
    const file = word.startsWith('-') ? rest.shift() : word;
    if (!name || !file || found[name]) {
      throw new Error(
        'npm run approvals:verify -- [plainvest.backup.gz] [--keys FILE] [--write-keys FILE] [--passkeys-since DAY]',
      );
    }
    found[name] = name === 'passkeysSince' ? file : resolve(file);
  }
  return found;
}
