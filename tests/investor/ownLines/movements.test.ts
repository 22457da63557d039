import { describe, expect, test } from 'vitest';
import type { OwnLine } from '#contract/ownLine.ts';
import { movementsOf } from '#src/investor/ownLines/movements.ts';

/** Lines as the server sends them, newest first. */
function linesOf(...told: [action: OwnLine['action'], target: string, details: object][]) {
  return told.map(([action, target, details], index): OwnLine => {
    const [subject, id] = target.split(' ');
    const place = told.length - index - 1;
    const actor = `${place + 1}|line|0|platform|${action}|${subject}|${id}|{}`;
    const hashes = { input: actor, previousHash: '', hash: '' };
    return {
      index: place,
      at: '2026-03-02T09:00:00.000Z',
      action,
      details: details as OwnLine['details'],
      ...hashes,
    };
  });
}

const shown = (lines: readonly OwnLine[]) =>
  movementsOf(lines).map(({ subject, id, cents, lines: own }) => [
    `${subject} ${id}`,
    cents,
    own.length,
  ]);

describe('the lines of the log', () => {
  test('of a deposit, its quote and its entry are one movement with the credited amount', () => {
    const lines = linesOf(
      ['entry.post', 'entry 7', { source: 'deposit', id: 'd', leg: 'credit', cents: 48_000 }],
      ['deposit.make', 'deposit d', { quote: 'q', cents: 50_000 }],
      ['quote.make', 'quote q', { cents: 50_000 }],
    );
    expect(shown(lines)).toEqual([['deposit d', 48_000n, 3]]);
  });

  test('of a withdrawal, its hold and its payment are one movement, beside that of another', () => {
    const lines = linesOf(
      ['entry.post', 'entry 9', { source: 'withdrawal', id: 'w', leg: 'settle', cents: 900 }],
      ['withdrawal.make', 'withdrawal v', { cents: 500 }],
      ['entry.post', 'entry 8', { source: 'withdrawal', id: 'w', leg: 'hold', cents: 900 }],
      ['withdrawal.make', 'withdrawal w', { cents: 900 }],
    );
    expect(shown(lines)).toEqual([
      ['withdrawal w', -900n, 3],
      ['withdrawal v', -500n, 1],
    ]);
  });

  test('have changed the balance only where an entry is one of them', () => {
    const lines = linesOf(
      ['entry.post', 'entry 8', { source: 'withdrawal', id: 'w', leg: 'hold', cents: 900 }],
      ['withdrawal.make', 'withdrawal w', { cents: 900 }],
      ['deposit.make', 'deposit e', { cents: 70_000 }],
      ['entry.post', 'entry 7', { source: 'deposit', id: 'd', leg: 'credit', cents: 48_000 }],
      ['deposit.make', 'deposit d', { cents: 50_000 }],
    );
    expect(movementsOf(lines).map(({ id, isPosted, cents }) => [id, isPosted, cents])).toEqual([
      ['w', false, -900n],
      ['e', false, 70_000n],
      ['d', true, 48_000n],
    ]);
  });

  test('of a quote are its own movement, and a deposit once it was reported as sent', () => {
    const lines = linesOf(
      ['quote.sent', 'quote q', { amount: '500' }],
      ['quote.make', 'quote q', { cents: 50_000 }],
      ['quote.make', 'quote r', { cents: 7_000 }],
    );
    expect(shown(lines)).toEqual([
      ['deposit q', 50_000n, 2],
      ['quote r', 7_000n, 1],
    ]);
  });
});
