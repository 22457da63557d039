import Checkbox from '@mui/material/Checkbox';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { reference } from '#contract/reference.ts';
import { passwordCharacters } from '#contract/rules.ts';
import { dayMs } from '#contract/time.ts';
import { passwordParts } from '#src/shared/form/PasswordRules.tsx';
import { ago, calendarDay, date, exactMoment, moment } from '#src/shared/format/dates.ts';
import { AppTheme } from '#src/shared/theme/AppTheme.tsx';
import { dark, ink, light, type SchemeTokens } from '#src/shared/theme/tokens.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { type Status, StatusBadge } from '#src/shared/ui/StatusBadge.tsx';

describe('formats', () => {
  test.each([
    [0n, false, '$0.00'],
    [5_486_025n, false, '$54,860.25'],
    [-85_000n, false, '\u2212$850.00'],
    [2_000n, true, '+$20.00'],
    [-2_000n, true, '\u2212$20.00'],
  ])('money of %s cents, signed %s, reads %s', (cents, signed, text) => {
    const { container } = render(<Money cents={cents} signed={signed} />);
    expect(container.textContent).toBe(text);
  });

  test('a reference is the end of the id, upper case', () => {
    expect(reference('0b8f2f7e-58f5-4f11-9f3a-1f4be9f6d1a1')).toBe('#4BE9F6D1A1');
  });

  test('dates are written as the reader writes them, and the exact one names its zone', () => {
    const written = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
    expect(date('2026-11-21')).toBe(written.format(new Date('2026-11-21')));
    expect(moment('2026-11-21T09:05:41Z')).toMatch(/2026.*:05/);
    expect(exactMoment('2026-11-21T09:05:41Z')).toMatch(/2026.*:05:41.*(UTC|GMT|[A-Z]{2,5})/);
    expect(ago(new Date(Date.now() - 5 * 60_000).toISOString())).toBe('5 minutes ago');
    expect(ago(new Date(Date.now() - 200 * dayMs).toISOString())).toMatch(/^[67] months ago$/);
    expect(calendarDay('1990-02-01')).toBe('01/02/1990');
  });
});

test('the parts of the password rule are together the rule of the contract', () => {
  const samples = ['', 'abc', 'abc1!', '!!!', 'ab c!', 'é!a', 'A#', '1&', 'x_!', '(a)!'];
  for (const sample of samples) {
    const parts = passwordParts.slice(0, 3).every(([, holds]) => holds(sample));
    expect(parts, sample).toBe(passwordCharacters(sample));
  }
});

test('each status is told by its word and an icon', () => {
  const statuses: Status[] = ['pending', 'approved', 'confirmed', 'paid', 'declined', 'cancelled'];
  render(statuses.map((status) => <StatusBadge key={status} status={status} />));
  for (const status of statuses) {
    const badge = screen.getByText(status).parentElement;
    expect(badge?.querySelector('svg'), status).toBeTruthy();
  }
});

test("a checkbox's name is on its input", () => {
  render(
    <AppTheme>
      <Checkbox aria-label="Select this row" />
    </AppTheme>,
  );
  const named = [...document.querySelectorAll('[aria-label="Select this row"]')];
  expect(named.map((element) => element.tagName)).toEqual(['INPUT']);
});

describe('contrast', () => {
  const channel = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const schemes: [string, SchemeTokens][] = [
    ['light', light],
    ['dark', dark],
  ];

  test.each(schemes)('texts of the %s scheme hold 4.5:1 and controls 3:1', (_, tokens) => {
    const { ground, paper, sunken, text, textSoft, primary, accent } = tokens;
    const { success, warning, error, info, control } = tokens;
    for (const front of [text, textSoft, primary, accent, success, warning, error, info]) {
      for (const back of [ground, paper, sunken]) {
        expect(ratio(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(ratio(tokens.onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(tokens.onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(control, paper)).toBeGreaterThanOrEqual(3);
  });

  test('the brand panel is readable', () => {
    for (const front of [ink.text, ink.soft, ink.accent]) {
      expect(ratio(front, ink.mid)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
