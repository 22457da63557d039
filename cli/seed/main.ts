import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkHealth } from '#server/platform/health/check.ts';
import type { Sheet } from '#server/platform/sheet.ts';
import { newToken } from '#server/platform/tokens/token.ts';
import { ensureStaff } from '#server/runtime/bootstrap.ts';
import { openDatabase } from '#server/runtime/database.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { nodePorts } from '#server/runtime/ports.ts';
import type { SeedOptions } from '#server/seed/beginSample.ts';
import { sampleUserName, staffUserName } from '#server/seed/names.ts';
import { reportProgress } from '#server/seed/progress.ts';
import { seed } from '#server/seed/seed.ts';

const usage = 'write: npm run seed -- --users 50 --deposits 500';

function readOptions(args: readonly string[]): SeedOptions {
  const { users, deposits } = parse(args);
  return {
    users: count('--users', users, [1, 1_000_000]),
    deposits: count('--deposits', deposits, [0, 100_000_000]),
  };
}

function parse(args: readonly string[]): { users: string; deposits: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        users: { type: 'string', default: '50' },
        deposits: { type: 'string', default: '500' },
      },
    });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${reason} Please ${usage}`);
  }
}

function count(name: string, text: string, [min, max]: readonly [number, number]): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Error(`${name} must be a number from ${min} to ${max}: ${usage}`);
}

async function main(): Promise<void> {
  if (process.env.NODE_ENV?.trim() === 'production') {
    throw new Error('Sample data is for demo mode alone: unset NODE_ENV, or do not seed.');
  }
  const options = readOptions(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  // A million users are one transaction, whose constraints are checked when it commits.
  const unlimited = { statementTimeoutMs: 0, commitTimeoutMs: 0 };
  const engine = await openDatabase({ ...environment, ...unlimited });
  const serverDir = dirname(fileURLToPath(import.meta.url));
  const ports = nodePorts(environment, engine, serverDir);
  const print = (line: string) => console.info(line);
  try {
    // Sample staff count as staff, so the first start would no longer create an account.
    const signIn = await ensureStaff(ports, environment);
    if (signIn) print(signIn);
    const password = `${newToken(ports.random).replace(/[-_]/g, '').slice(0, 16)}#7`;
    const passwordHash = await ports.hashPassword(password);
    const startedMs = ports.clock().getTime();
    const { clock } = ports;
    const draw = (sheet: Sheet) => ports.pdf(sheet, clock());
    const progress = reportProgress({ name: 'deposits', total: options.deposits, clock }, print);
    const sample = await seed(options, { engine, clock, passwordHash, progress, draw });
    const seconds = ((clock().getTime() - startedMs) / 1000).toFixed(1);
    print(`Made ${options.users} sample users and ${options.deposits} deposits in ${seconds} s.`);
    print('The decisions on sample data have no lines in the audit log: no person made them.');
    await checkHealth(ports);
    if (ports.health.notReadyReason) throw new Error(ports.health.notReadyReason);
    print('The invariants of the ledger were checked after it: all are zero.');
    const { firstNumber } = sample;
    const last = sampleUserName(firstNumber + options.users - 1);
    print(
      `Sign in as ${staffUserName} (staff) or ${sampleUserName(firstNumber)} to ${last}; ` +
        `the password of all, shown only once: ${password}`,
    );
  } finally {
    await engine.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
