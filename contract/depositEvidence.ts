import { array, boolean, number, object, string } from 'yup';
import { approvalProgress } from './approvalProgress.ts';
import { alsoOpen } from './openRecords.ts';
import { person } from './reviewRecord.ts';

/** Decided once (S-290, S-293). */
export const depositStatuses = ['pending', 'confirmed', 'declined'] as const;

const status = () => string().oneOf(depositStatuses).defined();
const moment = () => string().defined();
const file = { type: string().defined(), size: number().defined() };

/**
 * Why a confirmation needs a note; `no-evidence` is without a transaction id, `chain` without enough on the
 * chain while a node is connected.
 */
export const noteReasons = ['duplicate', 'amount', 'late', 'no-evidence', 'chain'] as const;

export type NoteReason = (typeof noteReasons)[number];

/** Another deposit with the same file or transaction id; `image` as in a deposit. */
const duplicate = object({
  _id: string().defined(),
  user: person,
  amount: string().defined(),
  status: status(),
  depositDate: moment(),
  decidedAt: moment().nullable(),
  decidedBy: string().nullable().defined(),
  same: array(string<'proof' | 'txid'>().oneOf(['proof', 'txid']).defined()).defined(),
  proof: object(file).nullable().defined(),
  image: string().nullable().defined(),
  txid: string().nullable().defined(),
});

/** The confirmed deposit that the transaction id was credited to; this one cannot be confirmed by it. */
const creditedElsewhere = object({
  _id: string().defined(),
  user: person,
  amount: string().defined(),
  decidedAt: moment(),
});

/** Dollars as text; `latest` are up to four other deposits. */
const investor = object({
  _id: string().defined(),
  fullName: string().defined(),
  userName: string().defined(),
  email: string().defined(),
  isVerified: boolean().defined(),
  createdAt: moment(),
  status: string().defined(),
  available: string().defined(),
  deposits: number().defined(),
  paidIn: string().defined(),
  declined: number().defined(),
  latest: array(
    object({
      _id: string().defined(),
      amount: string().defined(),
      status: status(),
      depositDate: moment(),
    }),
  ).defined(),
  alsoOpen,
});

/** Written by staff and read by staff only; it never changes. */
export const staffNote = object({
  _id: string().defined(),
  at: moment(),
  by: string().defined(),
  text: string().defined(),
});

/** Of a deposit's evidence: null, false or empty for its investor. */
export const depositEvidence = object({
  duplicates: array(duplicate).defined(),
  creditedElsewhere: creditedElsewhere.nullable().defined(),
  noteRequired: array(string<NoteReason>().oneOf(noteReasons).defined()).defined(),
  investor: investor.nullable().defined(),
  ours: boolean().defined(),
  dueAt: string().nullable().defined(),
  assignedTo: person.nullable().defined(),
  notes: array(staffNote).defined(),
  approvals: approvalProgress.nullable().defined(),
});
