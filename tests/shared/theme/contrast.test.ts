import { describe, expect, test } from 'vitest';
import { dark } from '#src/shared/theme/dark.ts';
import { light } from '#src/shared/theme/light.ts';
import { night, type SchemeTokens } from '#src/shared/theme/tokens.ts';

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

  test.each(schemes)(
    'is at least 4.5:1 for text and 3:1 for controls of the %s scheme',
    (_, tokens) => {
      const { ground, paper, sunken, text, textSoft, primary, accent } = tokens;
      const { success, warning, error, info, control } = tokens;
      for (const front of [text, textSoft, primary, accent, success, warning, error, info]) {
        for (const back of [ground, paper, sunken]) {
          expect(ratio(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      const onSoft: [string, string][] = [
        [primary, tokens.primarySoft],
        [accent, tokens.accentSoft],
        [success, tokens.successSoft],
        [warning, tokens.warningSoft],
        [error, tokens.errorSoft],
        [tokens.textFaint, ground],
        [tokens.textFaint, paper],
        [tokens.textFaint, sunken],
      ];
      for (const [front, back] of onSoft) {
        expect(ratio(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(ratio(tokens.onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(tokens.onAccent, accent)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(control, paper)).toBeGreaterThanOrEqual(3);
    },
  );

  test('is at least 4.5:1 on what is dark in both schemes', () => {
    for (const front of [night.text, night.textSoft, night.accent, night.primary]) {
      expect(ratio(front, night.raised)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
