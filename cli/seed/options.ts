import { parseArgs } from 'node:util';
import type { SeedOptions } from '#server/seed/seed.ts';

const usage = 'write: npm run seed -- --users 50 --deposits 500';

export function readOptions(args: readonly string[]): SeedOptions {
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
