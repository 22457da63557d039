import { bytesToHex } from '@noble/hashes/utils.js';
import type { ApprovalKind } from '#contract/approvals.ts';
import { type Coin, type CoinName, coinOfName } from '#contract/coin.ts';
import { parseUnits, unitDecimals } from '#contract/coinAmount.ts';
import { dollarsPattern, parseDollars } from '#contract/money.ts';
import { pathWith } from '#contract/signatureHeaders.ts';
import { textHash } from '#contract/signedText.ts';
import { isKeyOf } from './isKeyOf.ts';

/** A row of the database as JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** A row with evidence: an approval by its kind, the request or payment of a withdrawal, a new address. */
export interface Decided {
  what: ApprovalKind | 'request' | 'payment' | 'address';
  subjectId: string;
  /** Of an approval: the SHA-256 of its subject's text, as hex. */
  content: string | null;
  /** The row that the decision made, where the call named no subject. */
  subject: Row | null;
}

interface SignedCall {
  path: string;
  fields: Readonly<Record<string, string>>;
}

/** Reads a text as `signedText` of contract/ writes it; undefined for any other. */
function readSigned(text: string): SignedCall | undefined {
  const [form, , path, ...lines] = text.split('\n');
  if (form !== 'plainvest/1' || !path) return undefined;
  const pairs = lines.map((line) => line.split('='));
  if (pairs.some(({ length }) => length !== 2)) return undefined;
  const fields = pairs.map(([name = '', value = '']) => [
    decodeURIComponent(name),
    decodeURIComponent(value),
  ]);
  return { path, fields: Object.fromEntries(fields) };
}

/** Whether a signed text decides just this. */
export async function isAbout(text: string, decided: Decided): Promise<boolean> {
  const signed = readSigned(text);
  if (!signed) return false;
  const { content } = signed.fields;
  if (content) {
    const names = approving[decided.what];
    const isSubject =
      names?.some((path) => signed.path === `${path}/${decided.subjectId}`) === true;
    return isSubject && bytesToHex(await textHash(content)) === decided.content;
  }
  return decided.subject !== null && making[decided.what](signed, decided.subject);
}

/** Paths of the calls that approve a subject which was there before. */
const approving: Partial<Record<Decided['what'], readonly string[]>> = {
  deposit: ['/confirmdeposit'],
  withdrawal: ['/approvewithdrawal'],
  adjustment: ['/approvals/adjustment'],
  reversal: ['/approvals/reversal'],
  wallet: ['/approvals/wallet'],
  rule: ['/approvals/rule'],
  duty: ['/approvals/duty'],
  reset: ['/approvals/reset'],
  alarm: ['/approvals/alarm'],
};

const same = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase();
const isCents = (dollars: string | undefined, cents: unknown) =>
  dollarsPattern.test(dollars ?? '') && parseDollars(dollars ?? '') === BigInt(cents as number);
const isOn = (field: string | undefined, value: unknown) => (field === 'true') === value;

const isRule = ({ path, fields }: SignedCall, row: Row) =>
  path === '/approval-rules' &&
  fields.kind === row.kind &&
  isCents(fields.fromUsd || '0', row.from_cents) &&
  fields.approvals === String(row.approvals) &&
  Number(fields.waitHours ?? 0) * 3600 === row.wait_s &&
  isOn(fields.separatePayer, row.separate_payer) &&
  isOn(fields.removed, row.removed);

// Which rules it was for depends on those in force then; a rule of the other preset it never is.
const isOfPreset = ({ fields }: SignedCall, row: Row) =>
  fields.preset === 'two-people'
    ? Number(row.approvals) > 1 && row.removed === false
    : fields.preset === 'one-person' && row.approvals === 1 && row.separate_payer === false;

/** Of the calls that make their subject: the fields against its row. */
const making: Record<Decided['what'], (signed: SignedCall, row: Row) => boolean> = {
  deposit: () => false,
  // An approval of one that was approved before shows a masked address.
  withdrawal: ({ path }, row) =>
    path === pathWith('/approvewithdrawal/{id}', { id: String(row.id) }),
  adjustment: ({ path, fields }, row) =>
    path === `/debitorcredit/${row.user_id}` &&
    same(fields.status, row.direction) &&
    isCents(fields.amount, row.amount_cents) &&
    fields.reason === row.reason,
  reversal: ({ path, fields }, row) =>
    path === '/reversals' &&
    fields.source === row.source &&
    fields.sourceId === row.source_id &&
    fields.kind === row.kind &&
    fields.reason === row.reason,
  wallet: ({ path, fields }, row) =>
    row.kind === 'key'
      ? path === '/account-keys' && fields.coin === row.coin && isKeyOf(fields, row)
      : path === '/add-wallet' &&
        same(fields.walletAdd, row.address) &&
        same(fields.walletType, row.coin) &&
        isOn(fields.ownCoin, row.own_coin === true),
  rule: (signed, row) =>
    signed.path === '/approval-rules/presets' ? isOfPreset(signed, row) : isRule(signed, row),
  duty: ({ path, fields }, row) =>
    ['/staff', `/staff/${row.user_id}/duties`, `/user-role/${row.user_id}`].includes(path) &&
    (fields.duties === undefined ||
      fields.duties.split(',').includes(String(row.duty)) === row.gives),
  reset: ({ path, fields }, row) =>
    path === '/second-factor-resets' &&
    fields.userId === row.user_id &&
    fields.reason === row.reason,
  // Always with the text of the alarm that was there before.
  alarm: () => false,
  request: ({ path, fields }, row) =>
    path === '/api/v1/user/withdraw' &&
    isCents(fields.amount, row.amount_cents) &&
    coinOfName[fields.withdrawMode as CoinName] === row.coin &&
    same(fields.address, row.address),
  payment: ({ path, fields }, row) =>
    path === '/payouts'
      ? fields.coin === row.coin && fields.withdrawals?.split(',').includes(String(row.id)) === true
      : path === `/paywithdrawal/${row.id}` &&
        same(fields.txid, row.txid) &&
        parseUnits(fields.coinAmount ?? '', unitDecimals[row.coin as Coin]) ===
          BigInt(String(row.coin_units)),
  address: ({ path, fields }, row) =>
    path === '/api/v1/user/addresses' &&
    fields.coin === row.coin &&
    same(fields.address, row.address),
};
