import { expect, test } from 'vitest';
import { csvHead, csvLine } from '#server/platform/http/downloads/csv.ts';

test.each([
  ['plain', '"plain"'],
  ['', '""'],
  ['a "word", quoted', '"a ""word"", quoted"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t\'=1"'],
  ['\r=1', '"\'\r\'=1"'],
  ["Jo;=cmd|'/C calc'!A0;", "\"Jo;'=cmd|'/C calc'!A0;\""],
  ['Jo;"=1', '"Jo;\'""=1"'],
  ['one\t+1', '"one\t\'+1"'],
  ['one\n@SUM(A1)', '"one\n\'@SUM(A1)"'],
  ['one=1; two', '"one=1; two"'],
  ['#AB12CD34EF', '"#AB12CD34EF"'],
  [null, ''],
  [true, 'true'],
  [-12n, '-12'],
  [{ cents: -20000n }, '-200.00'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
])('%o is written as %s', (cell, written) => {
  expect(csvLine([cell, 7])).toBe(`${written},7\r\n`);
});

test('a file begins with the mark by which spreadsheets know UTF-8', () => {
  expect(csvHead(['a', 'b'])).toBe('\uFEFFa,b\r\n');
});
