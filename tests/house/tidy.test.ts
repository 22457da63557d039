import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sourceFiles } from './sources.ts';

// Rules of docs/contributing.md that no tool checks.
const sources = sourceFiles(/\.(ts|tsx|mjs|sql)$/);
const files = sources.map(({ path }) => path);
const lines = new Map(sources.map(({ path, text }) => [path, text.split('\n')]));

describe('the house', () => {
  test('no file is longer than 200 lines', () => {
    const long = [...lines].filter(([path, text]) => text.length > 201 && !path.endsWith('.sql'));
    expect(long.map(([path]) => path)).toEqual([]);
  });

  test('half of the files of the product are under 50 lines, and nine of ten at most 95', () => {
    const sizes = [...lines]
      .filter(([path]) => !/^tests\/|\.sql$/.test(path))
      .map(([, text]) => text.length - 1)
      .sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(50);
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(95);
  });

  test('no folder is a drawer', () => {
    const drawers = /(^|\/)(utils?|helpers?|misc|common|types|components|hooks)(\/|$)/;
    expect(files.map(dirname).filter((folder) => drawers.test(folder))).toEqual([]);
  });

  test('areas and nouns are at most two folders deep below their top', () => {
    const deep = files.filter((path) => /^(src|contract|mocks)(\/[^/]+){4,}$/.test(path));
    expect(deep).toEqual([]);
  });

  test('nothing of the app but its rim knows Node', () => {
    const inside = [...lines].filter(
      ([path]) =>
        /^(contract|server|src)\//.test(path) &&
        !/^server\/(main\.ts|adapters\/|runtime\/)/.test(path),
    );
    const knowing = inside.filter(([, text]) =>
      text.some((line) => /from '(node:|pg'|sharp'|nodemailer'|@node-rs)|\bBuffer\b/.test(line)),
    );
    expect(knowing.map(([path]) => path)).toEqual([]);
  });

  test('SQL takes its time from the clock, except in platform_now()', () => {
    const telling = [...lines].filter(([path, text]) => {
      const code = text.filter((line) => !/^\s*(--|\/\/|\*|\/\*)/.test(line)).join('\n');
      const sql = path.endsWith('.sql') || path.startsWith('server/');
      return sql && /\bnow\(\)(?! )|current_(date|timestamp)\b|clock_timestamp/i.test(code);
    });
    const inSql = telling.filter(([path]) => path.endsWith('.sql'));
    const platformNow = 'server/platform/db/migrations/0032_serving_role.sql';
    expect(inSql.map(([path]) => path)).toEqual([platformNow]);
  });

  test('an import of another folder is written from the root', () => {
    const relative = [...lines].filter(
      ([path, text]) =>
        /^(contract|server|src|cli|mocks)\//.test(path) &&
        text.some((line) => /(from|import) ?\(?'\.\.\//.test(line)),
    );
    expect(relative.map(([path]) => path)).toEqual([]);
  });

  test('every migration begins with why', () => {
    const mute = [...lines].filter(
      ([path, text]) => path.endsWith('.sql') && !/^-- \w/.test(text[0] ?? ''),
    );
    expect(mute.map(([path]) => path)).toEqual([]);
  });

  test('no two rows of the contract answer the same request', () => {
    const rows = Object.values(calls).flatMap((noun) => Object.values(noun));
    const requests = rows.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(requests).size).toBe(requests.length);
  });

  test('the paths of users and deposits in the back office are only in their table', () => {
    const literal = /['"`](?:\/admin\/)?(?:testing|adminTrans)\b/;
    const inCode = files.filter(
      (path) =>
        /^(contract|server|cli|build|src|mocks|demo)\//.test(path) &&
        path !== 'contract/backOffice.ts',
    );
    const naming = inCode.filter((path) => lines.get(path)?.some((line) => literal.test(line)));
    expect(naming, 'Write resource.users or resource.deposits of contract/backOffice.ts.').toEqual(
      [],
    );
  });

  test('no row of a reply is built from a literal that begins with a spread', () => {
    const rows = sources.filter(({ path }) => /^server\/.*\bwire\.ts$/.test(path));
    const slow = rows.filter(({ text }) => /=> \(\{\s*\.\.\.[a-z]/.test(text));
    expect(rows.length).toBeGreaterThan(3);
    expect(slow.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is left unfinished', () => {
    const marks =
      /\b(TODO|FIXME|HACK|XXX)\b|\.only\(|\.skip\(|biome-ignore|@ts-(ignore|expect-error)/;
    const own = 'tests/house/tidy.test.ts';
    const unfinished = [...lines].filter(
      ([path, text]) => path !== own && text.some((line) => marks.test(line)),
    );
    expect(unfinished.map(([path]) => path)).toEqual([]);
  });
});
