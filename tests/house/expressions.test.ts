import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { patience } from '#tests/support/timeFactor.ts';
import { hostileTexts } from './hostileTexts.ts';

const lengths = [24, 512, 2_048, 8_192, 32_768, 65_536];
// A linear expression takes a few milliseconds for the longest text, a quadratic one over fifty.
const boundMs = 25;
const tries = 5;

interface Written {
  where: string;
  pattern: string;
  flags: string;
}

interface Node {
  type?: string;
  start?: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /^(contract|server)\/.*\.(ts|tsx|mjs|js)$/.test(path));
const nodes = files.flatMap((path) => {
  const { program, errors } = parseSync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path} cannot be parsed.`);
  return nodesOf(program).map((node) => ({ path, node }));
});
const written = nodes.flatMap(({ path, node: { regex } }): Written[] =>
  regex ? [{ where: path, ...regex }] : [],
);

function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return 'type' in value ? [value as Node, ...below] : below;
}

/** The first text that an expression needs too long for, by its beginning; undefined when it is linear. */
function slowText({ pattern, flags }: Pick<Written, 'pattern' | 'flags'>): string | undefined {
  const expression = new RegExp(pattern, flags);
  for (const length of lengths) {
    const slow = hostileTexts(expression, length).find((text) => isSlow(expression, text));
    if (slow !== undefined) return `${slow.slice(0, 30)} (${length})`;
  }
  return undefined;
}

// Time of the processor, so that other processes do not count.
const isSlow = (expression: RegExp, text: string): boolean =>
  Array.from({ length: tries }).every(() => {
    const started = process.cpuUsage();
    text.replace(expression, '');
    return process.cpuUsage(started).user / 1000 > boundMs;
  });

describe('the regular expressions of the server and the contract', () => {
  test('are written as literals, so that all of them are here', () => {
    const built = nodes.filter(({ node }) => node.callee?.name === 'RegExp');
    expect(built.map(({ path }) => path)).toEqual([]);
    expect(written.length).toBeGreaterThan(50);
  });

  test(
    'take no longer than in proportion to the text, however hostile it is',
    () => {
      const slow = written.flatMap((one) => {
        const text = slowText(one);
        return text === undefined
          ? []
          : [`${one.where}: /${one.pattern}/ on ${JSON.stringify(text)}`];
      });
      expect(slow).toEqual([]);
    },
    patience(120_000),
  );

  test.each([
    ['a word that begins again and again', String.raw`\bVersion\/\S+.* Safari\/`],
    ['an end that may not come', String.raw`\/+$`],
    ['an element without its end', String.raw`<script>([\s\S]*?)<\/script>`],
    ['a group that repeats itself', '^(a+)+$'],
    ['anything between two words', 'connection.*(terminated|timeout)'],
  ])(
    'would be refused for %s',
    (_, pattern) => {
      expect(slowText({ pattern, flags: 'g' })).toBeDefined();
    },
    patience(60_000),
  );
});
