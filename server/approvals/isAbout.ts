import { bytesToHex } from '@noble/hashes/utils.js';
import type { ApprovalKind } from '#contract/approvals.ts';
import { type Coin, type CoinName, coinOfName } from '#contract/coin.ts';
import { parseUnits, unitDecimals } from '#contract/coinAmount.ts';
import { pathWith } from '#contract/signatureHeaders.ts';
import { textHash } from '#contract/signedText.ts';
import { approvalPaths } from './evidence/approvalPaths.ts';
import { isKeyOf } from './evidence/isKeyOf.ts';
import { isRuleOf } from './evidence/isRuleOf.ts';
import { isCents, isOn, isSameField, type Row } from './evidence/isSameField.ts';
import { readSigned, type SignedCall } from './evidence/readSigned.ts';

/** A row with evidence: an approval by its kind, the request or payment of a withdrawal, a new address. */
export interface Decided {
  what: ApprovalKind | 'request' | 'payment' | 'address';
  subjectId: string;
  /** Of an approval: the SHA-256 of its subject's text, as hex. */
  content: string | null;
  /** The row that the decision made, where the call named no subject. */
  subject: Row | null;
}

/** Whether a signed text decides just this. */
export async function isAbout(text: string, decided: Decided): Promise<boolean> {
  const signed = readSigned(text);
  if (!signed) return false;
  const { content } = signed.fields;
  if (content) {
    const names = approvalPaths[decided.what];
    const isSubject =
      names?.some((path) => signed.path === `${path}/${decided.subjectId}`) === true;
    return isSubject && bytesToHex(await textHash(content)) === decided.content;
  }
  return decided.subject !== null && making[decided.what](signed, decided.subject);
}

/** Of the calls that make their subject: the fields against its row. */
const making: Record<Decided['what'], (signed: SignedCall, row: Row) => boolean> = {
  deposit: () => false,
  // An approval of one that was approved before shows a masked address.
  withdrawal: ({ path }, row) =>
    path === pathWith('/approvewithdrawal/{id}', { id: String(row.id) }),
  adjustment: ({ path, fields }, row) =>
    path === `/debitorcredit/${row.user_id}` &&
    isSameField(fields.status, row.direction) &&
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
        isSameField(fields.walletAdd, row.address) &&
        isSameField(fields.walletType, row.coin) &&
        isOn(fields.ownCoin, row.own_coin === true),
  rule: isRuleOf,
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
    isSameField(fields.address, row.address),
  payment: ({ path, fields }, row) =>
    path === '/payouts'
      ? fields.coin === row.coin && fields.withdrawals?.split(',').includes(String(row.id)) === true
      : path === `/paywithdrawal/${row.id}` &&
        isSameField(fields.txid, row.txid) &&
        parseUnits(fields.coinAmount ?? '', unitDecimals[row.coin as Coin]) ===
          BigInt(String(row.coin_units)),
  address: ({ path, fields }, row) =>
    path === '/api/v1/user/addresses' &&
    fields.coin === row.coin &&
    isSameField(fields.address, row.address),
};
