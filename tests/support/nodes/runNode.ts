import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The shell outlives this process by a moment: when the pipe on its standard input closes, however
// this process ended, it kills the node, so that no test leaves one behind.
const keeper = '"$@" >/dev/null 2>&1 </dev/null & cat >/dev/null; kill -9 $!; wait $!';

/** A node as a process: it ends with its stop or with this process. */
export interface NodeProcess {
  readonly folder: string;
  start(): Promise<void>;
  /** kill -9; the files stay for `start`. An orderly end of bitcoind takes half a minute. */
  kill(): Promise<void>;
  /** kill -9, and the files are removed. */
  stop(): Promise<void>;
}

/** Runs a node in its own folder. `answers` fails until the node is ready. */
export function nodeProcess(
  command: (folder: string) => readonly string[],
  answers: () => Promise<unknown>,
): NodeProcess {
  const folder = mkdtempSync(join(tmpdir(), 'private-node-'));
  const run = () =>
    spawn('sh', ['-c', keeper, 'sh', ...command(folder)], {
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
  let node: ReturnType<typeof run> | undefined;
  const kill = async () => {
    const ending = node;
    node = undefined;
    if (!ending || ending.exitCode !== null) return;
    ending.stdin.end();
    await once(ending, 'exit');
  };
  return {
    folder,
    kill,
    async start() {
      await kill();
      node = run();
      for (let tries = 0; ; tries += 1) {
        try {
          await answers();
          return;
        } catch (error) {
          if (tries > 300) throw error;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
