import { coinNames, coins } from '#contract/coin.ts';
import { records } from './components.ts';
import type { JsonSchema } from './openApi.ts';

const moment = { format: 'date-time' } as const;
const id = { format: 'uuid' } as const;
const day = { format: 'date' } as const;

/** Form, unit or meaning that the rules do not show, by field or by `owner.name`. */
export const notes: Readonly<Record<string, JsonSchema>> = {
  _id: id,
  addedAt: moment,
  depositId: id,
  quoteId: id,
  walletId: id,
  sourceId: id,
  at: moment,
  asOf: moment,
  checkedAt: moment,
  createdAt: moment,
  date: moment,
  decidedAt: moment,
  dueAt: moment,
  depositDate: moment,
  effectiveFrom: moment,
  emailVerifiedAt: moment,
  expiresAt: moment,
  holdsUntil: moment,
  lastSeenAt: moment,
  madeAt: moment,
  postedAt: moment,
  readAt: moment,
  reviewBy: moment,
  sentAt: moment,
  signedInAt: moment,
  until: moment,
  usableFrom: moment,
  waitsUntil: moment,
  withdrawalsWaitUntil: moment,
  // Lists
  range: { description: 'First and last row, from 0.' },
  sort: { description: 'Field and direction.' },
  filter: { description: 'Only rows that fit all of these.' },
  after: { description: 'The cursor of the page before, from X-Next-Cursor.' },
  columns: { description: 'Names of columns, separated by commas.' },
  id: {
    anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    description: 'One id or several.',
  },
  from: { description: 'From this day of UTC or moment on.' },
  to: { description: 'Up to and with this day of UTC or moment.' },
  q: { description: 'Words to search for.' },
  // Sign-in
  device: {
    description:
      'A random value that this browser keeps after signing out and sends with its next sign-in. It grants no access: it only gives the sign-in separate rate limits.',
  },
  'AuditLine.actor._id': { description: 'Of a person, or `platform`.' },
  'Session.device': { description: 'Browser and system, if known: Chrome on Windows.' },
  'SignIn.device': { description: 'Browser and system, if known: Chrome on Windows.' },
  usable: { description: 'False for an unknown, used or expired link alike.' },
  // Amounts
  'Deposit.amount': { description: 'Whole dollars.', pattern: '^\\d+$' },
  'DepositDetail.amountReceived': { description: 'Dollars and cents.' },
  'StaffDeposit.amountReceived': { description: 'Dollars and cents; null before it is confirmed.' },
  'StaffDeposit.hasEvidence': { description: 'It has a proof or a transaction id.' },
  'StaffDeposit.firstDeposit': { description: 'Its investor has no earlier deposit.' },
  'StaffDeposit.proofType': { description: 'Media type of the proof.' },
  'DepositDetail.creditedElsewhere': {
    description: 'The confirmed deposit that has its transaction id: it cannot be confirmed by it.',
  },
  'DepositDetail.noteRequired': { description: 'Why a confirmation without changes needs a note.' },
  'DepositDetail.ours': { description: 'The address is one of our wallets, today or earlier.' },
  'DepositDetail.checkedOutput': { description: 'Number of the output that staff checked.' },
  'DepositDetail.expectedCredit': {
    description: 'For staff: the amount to credit by the rules, why it needs a note, and the rate.',
  },
  'Movement.amount': { description: 'Dollars, signed.' },
  'Movement.balance': { description: 'Dollars after this movement.' },
  'Overview.owedToInvestors': { description: 'Dollars and cents.' },
  'Quote.amount': { description: 'Whole dollars.', pattern: '^\\d+$' },
  'Quote.coinAmount': { description: 'Coins to pay.', pattern: '^\\d+\\.\\d+$' },
  percent: { description: 'The change in whole percent; negative when the price fell.' },
  'Quote.rate': { description: 'Dollars for one coin.' },
  'Transaction.amount': { description: 'Dollars, signed.' },
  'Transaction.balanceAfter': {
    description: 'The whole balance after the posting, held amounts included; null for other rows.',
  },
  'Transaction.quoted': { description: 'What was asked, where another amount was credited.' },
  'User.acctBalance': { description: 'Dollars that can be withdrawn.' },
  'User.balance': { description: 'The same and what is held for withdrawals.' },
  'Withdrawal.amount': { description: 'Dollars.' },
  'Withdrawal.coinAmount': { description: 'Coins that were paid.' },
  'WithdrawalDetail.rate': {
    description: 'Dollars that one coin was counted at; null until it is paid.',
  },
  'AddressCheck.problem': { description: 'Why a withdrawal to it would be refused.' },
  'AddressCheck.ours': { description: 'One of our deposit addresses, today or earlier.' },
  'AddressCheck.usedBefore': { description: 'A withdrawal of the caller was paid to it.' },
  'StaffWithdrawal.address': {
    description: 'Masked between start and payment for all but the person who pays.',
  },
  'StaffWithdrawal.firstPayout': {
    description: 'This address has not been paid before. In a list false once it is decided.',
  },
  'StaffWithdrawal.sharedAddress': {
    description: 'Another investor has used this address. In a list false once it is decided.',
  },
  'StaffWithdrawal.declinedAddress': {
    description:
      'Another withdrawal of this investor to this address was declined. In a list false once it is decided.',
  },
  'StaffWithdrawal.unusualAmount': {
    description:
      'At least three times the largest other withdrawal paid to this investor. In a list false once it is decided.',
  },
  'StaffWithdrawal.held': { description: 'Dollars that it holds now.' },
  'deposits.create.amount': { description: 'Whole dollars.' },
  'deposits.create.coin': { enum: [...coins] },
  'deposits.create.status': { description: 'Read and ignored: a deposit waits for staff.' },
  'deposits.create.quoteId': {
    description: 'The quote that it pays; without one a new one is made.',
  },
  'deposits.create.image': { description: 'The proof: JPEG, PNG, GIF or PDF of at most 10 MB.' },
  'deposits.addProof.image': { description: 'The proof: JPEG, PNG, GIF or PDF of at most 10 MB.' },
  'deposits.confirm.amount': {
    description:
      'Dollars to credit, when they differ from the expected ones: at most 1.2 times the amount of the deposit, and more than half of the expected one.',
  },
  'deposits.confirm.note': {
    description:
      'Needed for a duplicate, without a transaction id, for another amount without a reason and for a late deposit.',
  },
  'deposits.confirm.reason': {
    description:
      'Why another amount than asked is credited, for the investor; without one the note is read as the reason.',
  },
  'withdrawals.approve.note': {
    description: 'For staff; needed for an address that another investor has used.',
  },
  'deposits.assign.ids': { description: 'Ids of deposits, separated by commas; at most 100.' },
  'deposits.assign.assignee': { description: 'Id of a staff member; without one, of no one.' },
  'reasons.update.reasons': {
    description: 'A JSON list of at most nine texts of at most 200 characters, in their order.',
  },
  'Reason._id': { description: 'Kind and position.' },
  'deposits.confirm.txid': {
    description:
      'The transaction id that was checked; without it the submitted one counts, with null none.',
  },
  'deposits.confirm.output': {
    description: 'Number of the output that was checked, for Bitcoin; without one, 0.',
  },
  'prices.quote.amount': { description: 'Whole dollars.' },
  'prices.quote.coin': { enum: [...coins] },
  'User.pendingEmail': { description: 'The new email address, while it is not confirmed.' },
  'prices.history.months': { description: 'How far back, from today.' },
  'users.adjust.amount': { description: 'Dollars, with at most two decimals.' },
  'users.adjust.status': { enum: ['Credit', 'Debit'] },
  'wallets.add.image': { description: 'A QR picture that encodes this address.' },
  'withdrawals.create.amount': { description: 'Dollars, with at most two decimals.' },
  'withdrawals.create.withdrawMode': { enum: Object.values(coinNames) },
  'withdrawals.create.address': { description: 'Where to: an address of this coin.' },
  walletAdd: { description: 'The address.' },
  usd: { description: 'Dollars for one.', pattern: '^\\d+\\.\\d+$' },
  // Days
  'User.dateOfBirth': day,
  'Statement.from': day,
  'Statement.to': day,
  'profile.update.dateOfBirth': { description: 'DD/MM/YYYY or YYYY-MM-DD.' },
  'prices.history.data.date': day,
  // The rest
  confirmPassword: { description: 'The same again.' },
  details: { type: 'object', description: 'The changes, by action.' },
  duplicates: { description: 'Other deposits with the same proof or transaction id.' },
  example: { description: 'True when the rate is the example of demo mode.' },
  hash: {
    pattern: '^[0-9a-f]{64}$',
    description: 'SHA-256 over this line and the hash before it.',
  },
  late: { description: 'Submitted after the quote had expired.' },
  image: { description: 'Where the file is, below this host; asked for with the token.' },
  message: { description: 'A sentence that is fit to show.' },
  sha256: { pattern: '^[0-9a-f]{64}$' },
  size: { description: 'Bytes.' },
  stale: { description: 'Too old to be quoted at.' },
  reason: { description: 'Why, in words that the investor reads.' },
  takeOver: { description: 'Take the item over from its reviewer.' },
  token: { description: 'Secret: of a session, or of a mailed link.' },
  txid: { description: 'Transaction id on the chain.' },
  checkedTxid: { description: 'For staff: the transaction id that they checked on confirming.' },
};

export function noteOf(owner: string, name: string): JsonSchema {
  const owners = [owner, records[owner]?.like ?? ''];
  const own = owners.map((closest) => notes[`${closest}.${name}`]).find((note) => note);
  return own ?? notes[name] ?? {};
}
