import { expect, test } from 'vitest';
import { publicPages } from '#contract/pages.ts';
import { gradeOf, sentencesOf, wordsOf } from './readability.ts';
import { html } from './renderedSite.ts';

const sentenceWordsMax = 28;
const gradeMax = 10;
// Accounts have accepted their words: they never change.
const pages = publicPages.filter((path) => !path.startsWith('/terms/'));

const measures = pages.map((path) => {
  const sentences = sentencesOf(html(path));
  const words = sentences.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0);
  const long = sentences.filter((sentence) => wordsOf(sentence).length > sentenceWordsMax);
  return { path, words, grade: Math.round(gradeOf(sentences) * 10) / 10, long };
});

// `npm run words`
if (process.env.WORDS) {
  for (const { path, words, grade, long } of measures) {
    console.log(`${path}: ${words} words, grade ${grade}`);
    for (const sentence of long) console.log(`  ${wordsOf(sentence).length}: ${sentence}`);
  }
}

test('counts words and takes the end of an element for the end of a sentence', () => {
  const page =
    '<main><nav><p>Menu of it</p></nav><h2>Your fees</h2><p>It is 5%. You <a>pay it</a></p></main>';
  expect(sentencesOf(page)).toEqual(['Your fees', 'It is 5%.', 'You pay it']);
  expect(wordsOf('It is $1,500.50, you pay')).toHaveLength(5);
});

test.each(measures)('$path has short sentences that most people can read', ({ long, grade }) => {
  expect(long).toEqual([]);
  expect(grade).toBeLessThanOrEqual(gradeMax);
});
