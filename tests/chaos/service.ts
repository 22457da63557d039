import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { atEndOfFile } from '#tests/support/leftovers.ts';
import { type NodeProcess, nodeProcess } from '#tests/support/nodes/runNode.ts';

/** The path of a program of this machine. Errors: it is missing; the message has its package. */
export function programPath(name: string, debianPackage: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/sbin'];
  const folder = folders.find((path) => existsSync(join(path, name)));
  if (folder === undefined) throw new Error(`${name} is missing: apt-get install ${debianPackage}`);
  return join(folder, name);
}

/** The account of Debian that owns nothing, for services that refuse root. */
const ordinary = 65_534;

/** The start of a command that runs it as another account, where this process is root. */
export const asOrdinary = (): string[] =>
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${ordinary}`, `--regid=${ordinary}`, '--clear-groups', '--']
    : [];

export interface Service extends Pick<NodeProcess, 'folder' | 'start' | 'kill'> {
  /** Writes a file into its folder. */
  write(name: string, text: string): string;
  /** All that it has printed. */
  printed(): string;
  /** SIGSTOP: it keeps its connections and answers nothing. Gives what ends it. */
  freeze(): () => void;
}

/**
 * A program in its own folder, which ends with the test file. `answers` fails until it is ready.
 * Errors of `start`: it does not answer within 30 seconds; the message has what it printed.
 */
export function service(
  command: (folder: string) => readonly string[],
  answers: () => Promise<unknown>,
): Service {
  const output = 'output.log';
  const node = nodeProcess(
    (folder) => ['sh', '-c', `echo $$ >pid; exec "$@" >>${output} 2>&1`, 'sh', ...command(folder)],
    answers,
  );
  const { folder } = node;
  atEndOfFile(node.stop);
  const own = (path: string) => {
    if (process.getuid?.() === 0) chownSync(path, ordinary, ordinary);
  };
  chmodSync(folder, 0o755);
  own(folder);
  const printed = () => {
    const path = join(folder, output);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return {
    folder,
    kill: node.kill,
    printed,
    freeze: () => {
      const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
      process.kill(pid, 'SIGSTOP');
      return () => void process.kill(pid, 'SIGCONT');
    },
    write: (name, text) => {
      const path = join(folder, name);
      const parent = dirname(path);
      if (!existsSync(parent)) {
        mkdirSync(parent);
        own(parent);
      }
      writeFileSync(path, text);
      own(path);
      return path;
    },
    start: async () => {
      try {
        await node.start();
      } catch (error) {
        throw new Error(`${command(folder).join(' ')}: ${printed().slice(-2_000)}`, {
          cause: error,
        });
      }
    },
  };
}
