import { describe, expect, test } from 'vitest';
import type { AuditLine } from '#contract/audit.ts';
import { type AuditAction, auditActions } from '#contract/auditActions.ts';
import { textOf } from '#src/admin/activity/pieces.ts';
import { sentenceOf } from '#src/admin/activity/sentences.ts';
import { cases, id } from './sentenceCases.ts';

const itemKinds = ['quote', 'deposit', 'withdrawal'];

function lineOf(action: string, details: Record<string, unknown>) {
  const [noun = ''] = action.split('.');
  const isItem = itemKinds.includes(noun);
  const line: Omit<AuditLine, '_id'> & { id: string } = {
    id,
    seq: 1,
    at: '2026-11-22T14:05:12.000Z',
    actor: { _id: 'grace', fullName: 'Grace Hall' },
    action: action as AuditAction,
    target: { kind: noun === 'staff' ? 'user' : noun, _id: id },
    subject: {
      userId: 'anna',
      fullName: 'Anna Berg',
      amount: isItem ? '500.00' : null,
      reference: isItem ? '5A81CBA0CE' : null,
    },
    details,
    hash: 'c04e',
  };
  return line;
}

const sentence = (action: string, details: Record<string, unknown> = {}) =>
  textOf(sentenceOf(lineOf(action, details)));

describe('a line of the activity log', () => {
  test.each(auditActions)('of %s is a sentence with names, amounts and old values', (action) => {
    const { details, text } = cases[action];
    expect(sentence(action, details)).toBe(text);
  });

  test('of a payout that replaces another one names the higher fee', () => {
    const details = { coin: 'BTC', txid: 'ab'.repeat(32), withdrawals: 1, replaces: id };
    const text = 'raised the fee of a Bitcoin payout of 1 withdrawal, abababab…ababab';
    expect(sentence('payout.make', details)).toBe(text);
  });

  test('of an invitation that was sent again names that', () => {
    const details = { email: 't@x.example', again: true };
    expect(sentence('staff.invite', details)).toBe(
      'invited Anna Berg to staff again (t@x.example)',
    );
  });

  test.each(auditActions)('of %s by an older version, without details, has no gaps', (action) => {
    expect(sentence(action)).not.toMatch(/undefined|null|NaN|[{}]|“”| {2}/);
  });

  test('of an unknown action is the action as it is stored', () => {
    expect(sentence('vault.open')).toBe('vault.open');
  });

  test('of several settings names each change', () => {
    const details = {
      ...{ daily_withdrawal_usd: null, daily_withdrawal_usd_before: 5000 },
      ...{ deposits_paused: true, deposits_paused_before: false, pause_reason: 'New wallet' },
    };
    expect(sentence('settings.update', details)).toBe(
      'changed the daily withdrawal limit from $5,000.00 to no limit, paused deposits, wrote a reason of the pause: “New wallet”',
    );
  });

  test('of approvals names the item, or the person and what changes', () => {
    const of = (action: string, kind: string, details: Record<string, unknown>) =>
      textOf(sentenceOf({ ...lineOf(action, details), target: { kind, _id: id } }));
    const first = { have: 1, needed: 2 };
    expect(of('approval.give', 'withdrawal', first)).toBe(
      'gave approval 1 of 2 of withdrawal #5A81CBA0CE of Anna Berg',
    );
    expect(of('approval.give', 'wallet', first)).toBe(
      'gave approval 1 of 2 of a receiving address',
    );
    expect(of('objection.make', 'deposit', { kind: 'deposit' })).toBe(
      'objected to deposit #5A81CBA0CE of Anna Berg',
    );
    expect(of('objection.make', 'user', { kind: 'adjustment' })).toBe(
      'objected to a balance adjustment of Anna Berg',
    );
    expect(of('user.reset-second-factor', 'user', { by: 'approvals' })).toBe(
      'removed two-step sign-in of Anna Berg after the wait',
    );
    const rule = { kind: 'duty', fromUsd: '$0.00', approvals: 2, waitHours: 0 };
    expect(of('rule.propose', 'rule', rule)).toBe(
      'proposed a rule: changes of duties from $0.00 need 2 approvals',
    );
  });

  test('of an item names its owner, unless it is who acted', () => {
    const line = lineOf('quote.sent', {});
    const own = { ...line, actor: { _id: 'anna', fullName: 'Anna Berg' } };
    expect(textOf(sentenceOf(own))).toBe('reported payment #5A81CBA0CE, $500.00 as sent');
  });
});
