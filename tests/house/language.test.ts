import { expect, test } from 'vitest';
import { type BannedWord, bannedOfCode, bannedWords } from './bannedWords.ts';
import { oldSentences } from './oldSentences.ts';
import { sourceFiles } from './sources.ts';

const own = /^tests\/house\//;

const files = sourceFiles(/\.(ts|tsx|mjs)$/).filter(({ path }) => !own.test(path));

interface Sentence {
  path: string;
  line: number;
  text: string;
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Comments as one text each: of a block its lines joined, of line comments those that follow on. */
const comments: Sentence[] = files.flatMap(({ path, text }) =>
  [...text.matchAll(/\/\*\*?[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+|(?<=[;,{)] )\/\/ .*$/gm)].map(
    (found) => ({
      path,
      line: lineOf(text, found.index),
      text: found[0]
        .replace(/^\s*(\/\*\*?|\*\/|\*|\/\/)/gm, ' ')
        .replace(/\*\/$/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    }),
  ),
);

const titles: Sentence[] = files
  .filter(({ path }) => /\.test\.tsx?$/.test(path))
  .flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /\b(?:test|it|describe|describeOnEngines)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1).)*)\1/g,
      ),
    ].map((found) => ({ path, line: lineOf(text, found.index), text: found[2] ?? '' })),
  );

const bans = (sentences: Sentence[], words: BannedWord[]) =>
  sentences.flatMap(({ path, line, text }) =>
    words
      .filter(({ pattern }) => pattern.test(text))
      .map(
        ({ pattern, instead }) =>
          `${path}:${line} ${pattern.exec(text)?.[0]} (${instead}): ${text.slice(0, 120)}`,
      ),
  );

test('comments use none of the banned words', () => {
  expect(bans(comments, [...bannedWords, ...bannedOfCode])).toEqual([]);
});

test('titles of tests use none of the banned words', () => {
  expect(bans(titles, [...bannedWords, ...bannedOfCode])).toEqual([]);
});

test('the app and the server use none of the old sentences', () => {
  const product = files.filter(({ path }) => !/^(tests|src\/marketing)\//.test(path));
  const found = product.flatMap(({ path, text }) =>
    oldSentences.filter((old) => old.test(text)).map((old) => `${path}: ${old.source}`),
  );
  expect(found).toEqual([]);
});
