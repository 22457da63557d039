import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';

/** A process under test, with the lines it said so far. */
export interface ChildRun {
  readonly pid: number;
  readonly lines: readonly string[];
  readonly errors: readonly string[];
  /** Waits until the process has said so many lines. */
  said(count: number): Promise<void>;
  /** Ends its standard input, which asks it to end in order. */
  end(): Promise<number | null>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Waits for the process to end by itself; answers its exit code. */
  ended(): Promise<number | null>;
}

/** Runs a bundled script. */
export function runChild(script: string, args: readonly string[]): ChildRun {
  const child = spawn(process.execPath, [script, ...args], { cwd: '/' });
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  const closed = once(child, 'close').then(() => child.exitCode);
  return {
    pid: child.pid ?? 0,
    lines,
    errors,
    said: (count) =>
      vi.waitFor(
        () => {
          if (lines.length < count) throw new Error(`Said so far: ${lines} ${errors}`);
        },
        { timeout: 30_000, interval: 5 },
      ),
    end: () => {
      child.stdin.end();
      return closed;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
    ended: () => closed,
  };
}
