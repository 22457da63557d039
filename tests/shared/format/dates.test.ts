import { expect, test } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { ago, calendarDay, date, exactMoment, moment } from '#src/shared/format/dates.ts';
import { monthAndYear } from '#src/shared/format/month.ts';

test('a date has the day before the month', () => {
  expect(date('2026-11-21')).toBe('21 Nov 2026');
  expect(date('2026-09-09')).toBe('9 Sep 2026');
  expect(monthAndYear('2026-09')).toBe('Sep 2026');
});

test('a time has minutes; the exact time has seconds and time zone', () => {
  expect(moment('2026-11-21T09:05:41Z')).toMatch(/^\d\d? Nov 2026, \d\d:05$/);
  expect(exactMoment('2026-11-21T09:05:41Z')).toMatch(/2026.*:05:41.*(UTC|GMT|[A-Z]{2,5})/);
});

test('an age is in minutes or months, never in quarters', () => {
  expect(ago(new Date(Date.now() - 5 * 60_000).toISOString())).toBe('5 minutes ago');
  expect(ago(new Date(Date.now() - 200 * dayMs).toISOString())).toMatch(/^[67] months ago$/);
});

test('a calendar date is written DD/MM/YYYY', () => {
  expect(calendarDay('1990-02-01')).toBe('01/02/1990');
});
