import { showPath } from '#contract/backOffice.ts';
import { type Coin, coinNames, isCoin } from '#contract/coin.ts';
import { groupDecimal, groupDollars, parseAmount } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { ActivityRecord } from '#src/admin/provider/records.ts';

/** A part of a sentence: words, a name or amount to see first, or what only a machine made. */
export type Piece = string | { text: string; kind: 'strong' | 'code' | 'quote'; to?: string };

/** The words after the name of the person who did it. */
export type Sentence = (line: ActivityRecord) => readonly Piece[];

export type Details = ActivityRecord['details'];

/** A detail as text; empty for one that an older version did not write. */
export const detail = (details: Details, name: string): string => {
  const value = details[name];
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
};

export const strong = (text: string): Piece => ({ text, kind: 'strong' });
export const code = (text: string): Piece => ({ text, kind: 'code' });

/** Dollars as the log or the wire has them: `$500.00`, `500.00`. */
export function amountOf(text: string): Piece {
  const cents = parseAmount(text);
  return strong(cents === undefined ? text : groupDollars(cents));
}

export const rateOf = (usd: string): Piece => strong(`$${groupDecimal(usd)}`);

/** A person whom the line is about, as a link to their page. */
export const personOf = ({ target, subject }: ActivityRecord): Piece => ({
  text: subject.fullName ?? reference(target._id),
  kind: 'strong',
  to: showPath('users', target._id),
});

/** The owner of an item, unless it is who acted. */
function ownerOf({ subject: { fullName, userId }, actor }: ActivityRecord): Piece[] {
  if (fullName === null || userId === null || userId === actor._id) return [];
  return [' of ', { text: fullName, kind: 'strong', to: showPath('users', userId) }];
}

/** `deposit #5A81CBA0CE of Anna Berg, $500.00`, as far as it is known. */
export function itemOf(line: ActivityRecord): Piece[] {
  const { target, subject } = line;
  const screen = target.kind === 'deposit' ? 'deposits' : 'withdrawals';
  const name = reference(target._id);
  const item: Piece[] =
    target.kind === 'quote'
      ? ['payment ', code(name)]
      : [`${target.kind} `, { text: name, kind: 'code', to: showPath(screen, target._id) }];
  return [...item, ...ownerOf(line), ...(subject.amount ? [', ', amountOf(subject.amount)] : [])];
}

/** A typed reason or note in quotation marks; nothing without one. */
export const quoted = (text: string): Piece[] =>
  text === '' ? [] : [': ', { text: `“${text}”`, kind: 'quote' }];

export const coinName = (coin: string): string => (isCoin(coin) ? coinNames[coin as Coin] : coin);

const ends = 8;

/** Both ends of an address, which the details have whole. */
export const addressOf = (address: string): Piece =>
  code(
    address.length > 2 * ends + 1 ? `${address.slice(0, ends)}…${address.slice(-ends)}` : address,
  );

/** The sentence as plain text. */
export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** A transaction id by its ends. */
export const shortOf = (txid: string): string => `${txid.slice(0, 8)}…${txid.slice(-6)}`;
