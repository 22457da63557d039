import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { patience } from './timeFactor.ts';

// A server that starts takes 7 s of processor time, and others may want the processors too.
const patienceMs = patience(60_000);

/** A process under test, with its output lines so far. */
export interface ChildRun {
  readonly pid: number;
  readonly lines: readonly string[];
  readonly errors: readonly string[];
  /** Waits for a number of output lines. */
  said(count: number): Promise<void>;
  /** Waits for a matching output line; returns the match. */
  heard(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends its standard input, which asks it to end in order. */
  end(): Promise<number | null>;
  /** SIGTERM, which asks a server to end in order. */
  terminate(): Promise<number | null>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Waits for the process to end; returns its exit code. */
  ended(): Promise<number | null>;
}

// The embedded database runs for seconds in a test: to compile its hot parts again takes longer.
const v8Flags = ['--liftoff-only'];

/** Runs a bundled script, with the environment of this process or another one. */
export function runChild(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildRun {
  const child = spawn(process.execPath, [...v8Flags, script, ...args], { cwd: '/', env });
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
        { timeout: patienceMs, interval: 5 },
      ),
    heard: (pattern) =>
      vi.waitFor(
        () => {
          const found = lines.map((line) => pattern.exec(line)).find((match) => match !== null);
          if (!found) throw new Error(`Never said ${pattern}: ${lines} ${errors}`);
          return found;
        },
        { timeout: patienceMs, interval: 5 },
      ),
    terminate: () => {
      child.kill('SIGTERM');
      return closed;
    },
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
