import type { AnyObjectSchema, Schema } from 'yup';
import { bookAddress, bookState } from '#contract/addressBook.ts';
import { addressRecord } from '#contract/addressRecord.ts';
import { auditRecord, auditVerdict } from '#contract/audit.ts';
import { historyRecord, summaryRecord } from '#contract/balances.ts';
import { writtenMessage } from '#contract/conversations.ts';
import { depositDetail } from '#contract/depositDetail.ts';
import { staffNote } from '#contract/depositEvidence.ts';
import { depositRecord, staffDeposit } from '#contract/depositRecord.ts';
import { mailRecord } from '#contract/outbox.ts';
import { overviewRecord } from '#contract/overview.ts';
import { quoteRecord } from '#contract/prices.ts';
import { reasonRecord } from '#contract/reasons.ts';
import { reversalOfItem, reversalRecord } from '#contract/reversals.ts';
import { reviewRecord } from '#contract/reviewRecord.ts';
import { foundRecord } from '#contract/search.ts';
import { sessionRecord, signInRecord } from '#contract/sessions.ts';
import { operatorRecord, settingsRecord } from '#contract/settingsRecord.ts';
import { movementRecord, statementRecord } from '#contract/statementRecord.ts';
import { yearRecord } from '#contract/statements.ts';
import { transactionRecord } from '#contract/transactionRecord.ts';
import { userRecord } from '#contract/userRecord.ts';
import { userDetail } from '#contract/users.ts';
import { walletRecord } from '#contract/walletRecord.ts';
import { staffWithdrawal, withdrawalDetail, withdrawalRecord } from '#contract/withdrawals.ts';

/** `like` names the record whose notes it inherits. */
export interface SharedRecord {
  schema: Schema;
  description: string;
  like?: string;
}

export const records: Readonly<Record<string, SharedRecord>> = {
  AddressBook: {
    schema: bookState,
    description: 'Whether withdrawals go only to the address book, and until when after it is off.',
  },
  AddressCheck: {
    schema: addressRecord,
    description: 'Whether a withdrawal can go to an address.',
  },
  AuditLine: {
    schema: auditRecord,
    description: 'One line of the hash-chained log of staff actions and changes of identity.',
  },
  AuditVerdict: {
    schema: auditVerdict,
    description: 'How far the log was checked, and the first line that does not fit, if any.',
  },
  BookAddress: {
    schema: bookAddress,
    description: 'An address that withdrawals may go to, and from when.',
  },
  BalanceHistory: {
    schema: historyRecord,
    description: 'The whole balance step by step, and what came in and went out by month.',
  },
  Claim: {
    schema: reviewRecord,
    description: 'The staff member who reviews an item, and the end of the review.',
  },
  Deposit: { schema: depositRecord, description: 'A deposit as lists show it.' },
  DepositDetail: {
    schema: depositDetail,
    description:
      'A deposit with its evidence; what is for staff is null or empty for its investor.',
    like: 'Deposit',
  },
  Found: { schema: foundRecord, description: 'The first people, deposits and withdrawals found.' },
  Message: {
    schema: writtenMessage,
    description: 'A message of staff or the investor about a deposit or withdrawal.',
  },
  Mail: { schema: mailRecord, description: 'A mail that was sent or waits to be.' },
  Movement: { schema: movementRecord, description: 'One movement of the available balance.' },
  Operator: { schema: operatorRecord, description: 'The operator of this platform.' },
  Overview: {
    schema: overviewRecord,
    description: 'Open items and the health of the ledger.',
  },
  Quote: {
    schema: quoteRecord,
    description: 'Amount, rate, address and expiry of a payment.',
  },
  Reason: { schema: reasonRecord, description: 'A sentence that staff choose when they decline.' },
  Reversal: {
    schema: reversalRecord,
    description: 'The entry that takes back a deposit, a withdrawal or an adjustment.',
  },
  ReversalOfItem: {
    schema: reversalOfItem,
    description: 'The reversal of an item, made or waiting for approvals.',
  },
  Session: { schema: sessionRecord, description: 'One signed-in session, without its token.' },
  Settings: { schema: settingsRecord, description: 'Settings of staff, and the operator.' },
  SignIn: { schema: signInRecord, description: 'One attempt to sign in to an account.' },
  StatementYear: {
    schema: yearRecord,
    description: 'What came in and went out in one calendar year of UTC. Dollars.',
  },
  StaffDeposit: {
    schema: staffDeposit,
    description: 'A deposit as staff list it: what is in doubt, until when, and who has it.',
    like: 'Deposit',
  },
  StaffNote: { schema: staffNote, description: 'A note of staff on a deposit.' },
  StaffWithdrawal: {
    schema: staffWithdrawal,
    description: 'A withdrawal as staff see it.',
    like: 'Withdrawal',
  },
  Statement: {
    schema: statementRecord,
    description: 'A statement of a period; opening and the rows make the closing balance.',
  },
  Summary: {
    schema: summaryRecord,
    description:
      'What an investor has, what is in progress, and what limits a withdrawal. Dollars.',
  },
  Transaction: {
    schema: transactionRecord,
    description: 'One row of what happened to an account.',
  },
  User: { schema: userRecord, description: 'An account and who holds it.' },
  UserDetail: {
    schema: userDetail,
    description: 'An account with its suspension and every verification.',
    like: 'User',
  },
  Wallet: { schema: walletRecord, description: 'One of our receiving addresses.' },
  Withdrawal: { schema: withdrawalRecord, description: 'A withdrawal as its investor sees it.' },
  WithdrawalDetail: {
    schema: withdrawalDetail,
    description: 'A withdrawal with its history, as its investor sees it.',
    like: 'Withdrawal',
  },
};

export const fieldRules = (schema: Schema): Record<string, Schema> =>
  schema.type === 'object' ? ((schema as AnyObjectSchema).fields as Record<string, Schema>) : {};

export function recordNameOf(schema: Schema): string | undefined {
  const fields = Object.entries(fieldRules(schema));
  if (fields.length === 0) return undefined;
  return Object.entries(records).find(([, known]) => {
    const rules = fieldRules(known.schema);
    const same = Object.keys(rules).length === fields.length;
    return same && fields.every(([name, rule]) => rules[name] === rule);
  })?.[0];
}
