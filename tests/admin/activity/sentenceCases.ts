import type { AuditAction } from '#contract/auditActions.ts';
import { chainCases } from './chainCases.ts';
import { exportCases } from './exportCases.ts';
import { factorCases } from './factorCases.ts';
import { reversalCases } from './reversalCases.ts';

export const id = '11111111-1111-4111-8111-1d5a81cba0ce';
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const next = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const txid = 'ab'.repeat(32);

interface Case {
  details: Record<string, unknown>;
  text: string;
}

const item = (kind: string) => `${kind} #5A81CBA0CE of Anna Berg, $500.00`;

/** Each action with the details that the server writes, and its sentence. */
export const cases: Record<AuditAction, Case> = {
  'quote.sent': {
    details: { amount: '$500.00', coin: 'BTC', coinAmount: '0.00514912' },
    text: `reported ${item('payment')}, 0.00514912 BTC as sent`,
  },
  'quote.discard': {
    details: { amount: '$500.00', coin: 'BTC', coinAmount: '0.00514912' },
    text: `discarded ${item('payment')}, 0.00514912 BTC`,
  },
  'deposit.proof': {
    details: { txid, txidBefore: null, receipt: 'a', receiptBefore: 'a' },
    text: `changed the proof (transaction id) of ${item('deposit')}`,
  },
  'deposit.confirm': {
    details: { amount: '$500.00', txid, note: 'Fee taken' },
    text: `confirmed ${item('deposit')}: “Fee taken”`,
  },
  'deposit.decline': {
    details: { reason: 'Never arrived' },
    text: `declined ${item('deposit')}: “Never arrived”`,
  },
  'deposit.assign': {
    details: { assignee: id, name: 'Theo Sample' },
    text: `assigned ${item('deposit')}, to Theo Sample`,
  },
  'deposit.claim': {
    details: { txid, amount: '$500.00' },
    text: `made of an unclaimed payment ${item('deposit')}`,
  },
  'deposit.note': {
    details: { note: 'Asked again' },
    text: `wrote a note on ${item('deposit')}: “Asked again”`,
  },
  'deposit.message': {
    details: { message: 'Which wallet?' },
    text: `asked about ${item('deposit')}: “Which wallet?”`,
  },
  'withdrawal.message': {
    details: { message: 'Which network?' },
    text: `asked about ${item('withdrawal')}: “Which network?”`,
  },
  'withdrawal.approve': { details: {}, text: `approved ${item('withdrawal')}` },
  'withdrawal.decline': {
    details: { reason: 'Wrong chain' },
    text: `declined ${item('withdrawal')}: “Wrong chain”`,
  },
  'withdrawal.start-payment': { details: {}, text: `started to pay ${item('withdrawal')}` },
  'withdrawal.stop-payment': { details: {}, text: `stopped paying ${item('withdrawal')}` },
  'withdrawal.object': {
    details: { reason: 'New address' },
    text: `objected to paying ${item('withdrawal')}: “New address”`,
  },
  'withdrawal.pay': {
    details: { txid, coinAmount: '0.00514', coin: 'BTC', rate: '97123.45', note: null },
    text: `paid ${item('withdrawal')}, 0.00514 BTC, transaction ababababab…`,
  },
  'user.not-me': {
    details: { cancelled: 2, paying: 1, addresses: 1, resets: 1 },
    text: 'reported withdrawals as not their own: 2 cancelled, 1 new address removed, the reset of two-step sign-in stopped, 1 on the way already',
  },
  'user.verify': { details: { note: 'Passport' }, text: 'verified Anna Berg: “Passport”' },
  'user.unverify': {
    details: { note: null },
    text: 'took the verification away from Anna Berg',
  },
  'user.credit': {
    details: { amount: '$1,250.00', reason: 'Rounding' },
    text: 'credited $1,250.00 to Anna Berg: “Rounding”',
  },
  'user.debit': {
    details: { amount: '$5.00', reason: 'Twice' },
    text: 'debited $5.00 from Anna Berg: “Twice”',
  },
  'user.suspend': { details: { reason: 'Asked' }, text: 'suspended Anna Berg: “Asked”' },
  'user.unsuspend': { details: { reason: null }, text: 'lifted the suspension of Anna Berg' },
  'user.sign-out': { details: {}, text: 'signed Anna Berg out everywhere' },
  'user.role': { details: { role: 'admin' }, text: 'made Anna Berg a member of staff' },
  'approval.give': {
    details: { have: 1, needed: 2, note: null },
    text: 'gave approval 1 of 2',
  },
  'rule.propose': {
    details: { kind: 'withdrawal', fromUsd: '$1,000.00', approvals: 2, waitHours: 24 },
    text: 'proposed a rule: withdrawals from $1,000.00 need 2 approvals, then wait 24 hours',
  },
  'rule.approve': { details: {}, text: 'approved a rule of approvals' },
  'wallet.propose': {
    details: { coin: 'BTC', address },
    text: 'proposed the Bitcoin address bc1qw508…7kv8f3t4',
  },
  'adjustment.propose': {
    details: { direction: 'credit', amount: '$20.00', reason: 'Paid twice' },
    text: 'proposed to credit the balance by $20.00',
  },
  'duty.propose': { details: { proposed: 'Pay' }, text: 'proposed to change duties: Pay' },
  'proposal.withdraw': {
    details: { kind: 'wallet' },
    text: 'withdrew a proposal: a receiving address',
  },
  'objection.make': {
    details: { kind: 'deposit', reason: 'Not his coin' },
    text: 'objected to a deposit',
  },
  'objection.lift': { details: { kind: 'deposit' }, text: 'lifted an objection to a deposit' },
  'user.duties': {
    details: { given: 'Pay', taken: 'Review, Keys' },
    text: 'changed the duties of Anna Berg: gave Pay, took Review, Keys',
  },
  'user.close': { details: {}, text: 'closed the account of Anna Berg' },
  'user.identity': {
    details: {
      ...{ fields: 'full name, country', verificationRevoked: true },
      ...{ before: 'Anna Berg', after: 'Anna Thief' },
    },
    text: 'changed full name, country, the name from Anna Berg to Anna Thief; the verification is gone',
  },
  'user.name': {
    details: { before: 'anna', after: 'anna.b' },
    text: 'changed the user name from anna to anna.b',
  },
  'user.email': {
    details: { before: 'a@x.example', after: 'b@x.example' },
    text: 'changed the email address from a@x.example to b@x.example',
  },
  'user.password': { details: {}, text: 'changed the password' },
  ...factorCases,
  ...reversalCases,
  'user.add-address': {
    details: { coin: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    text: 'added the Bitcoin address bc1qw508…7kv8f3t4 to the address book',
  },
  'user.remove-address': {
    details: { coin: 'ETH', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    text: 'removed the Ethereum address 0x5aAeb6…Ef1BeAed from the address book',
  },
  'user.address-book': {
    details: { on: false, holds_until: '2026-03-03T09:00:00.000Z' },
    text: 'switched the address book off',
  },
  'staff.invite': {
    details: { userName: 'theo', email: 't@x.example' },
    text: 'invited Anna Berg to staff (t@x.example)',
  },
  'staff.restore': {
    details: { by: 'command' },
    text: 'got staff access back by a command on the server',
  },
  'wallet.add': {
    details: { coin: 'BTC', activeBefore: address, activeAfter: next },
    text: 'changed the Bitcoin address from bc1qw508…7kv8f3t4 to bc1qar0s…zzwf5mdq',
  },
  'wallet.retire': {
    details: { coin: 'BTC', address, activeBefore: address, activeAfter: null, next: 'pause' },
    text: 'deleted the Bitcoin address bc1qw508…7kv8f3t4; Bitcoin deposits pause',
  },
  'settings.update': {
    details: { review_hours: 24, review_hours_before: 48 },
    text: 'changed the review time from 48 hours to 24 hours',
  },
  'reasons.update': {
    details: { kind: 'deposit', reasons: 'One\nTwo' },
    text: 'changed the reasons for declining deposits: 2 now',
  },
  ...chainCases,
  'rate.accept': {
    details: { coin: 'BTC', before: '65000.00', after: '72800.00' },
    text: 'accepted the Bitcoin price of $72,800.00, before it was $65,000.00',
  },
  ...exportCases,
};
