import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './debian.ts';

/** Programs of others that tests run: nodes, and a wallet. */
export const nodeNames = ['bitcoind', 'anvil', 'electrum'] as const;
export type NodeName = (typeof nodeNames)[number];

/** The words by which the end of a run counts the tests that had no node. */
export const realNode = (name: NodeName): string => `with a real ${name}`;

/** Where `npm run get:nodes` unpacks bitcoind. */
export const bitcoindFolder = (): string => join(cacheFolder(), 'bitcoin-knots');

function findFile(folder: string, pattern: RegExp): string | undefined {
  if (!existsSync(folder)) return undefined;
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const name = found.find((path) => pattern.test(path));
  return name === undefined ? undefined : join(folder, name);
}

/** The command that runs bitcoind: a program of this machine, or the unpacked one by its own loader. */
function bitcoindCommand(): readonly string[] | undefined {
  if (process.env.BITCOIND_PATH) return [process.env.BITCOIND_PATH];
  const folder = bitcoindFolder();
  const program = findFile(join(folder, 'usr', 'bin'), /^bitcoind$/);
  const loader = findFile(join(folder, 'usr', 'lib'), /\/ld-linux[^/]*\.so\.\d$/);
  if (!program || !loader) return undefined;
  return [loader, '--library-path', join(loader, '..'), program];
}

function anvilCommand(): readonly string[] | undefined {
  const processor = process.arch === 'x64' ? 'amd64' : process.arch;
  const folder = join(
    'node_modules',
    '@foundry-rs',
    `anvil-${process.platform}-${processor}`,
    'bin',
  );
  const program =
    process.env.ANVIL_PATH || findFile(join(process.cwd(), folder), /^anvil(\.exe)?$/);
  return program === undefined ? undefined : [program];
}

function electrumCommand(): readonly string[] | undefined {
  const program = process.env.ELECTRUM_PATH ?? '/usr/bin/electrum';
  return existsSync(program) ? [program] : undefined;
}

const commands: Record<NodeName, () => readonly string[] | undefined> = {
  bitcoind: bitcoindCommand,
  anvil: anvilCommand,
  electrum: electrumCommand,
};

/** The program of a node with its first arguments, or undefined where the machine has none. */
export const nodeCommand = (name: NodeName): readonly string[] | undefined => commands[name]();
