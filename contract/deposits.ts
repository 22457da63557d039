import { object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { confirmRules } from './confirmRules.ts';
import { depositDetail } from './depositDetail.ts';
import { staffNote } from './depositEvidence.ts';
import { depositQuery } from './depositQuery.ts';
import { depositRecord, staffDeposit } from './depositRecord.ts';
import { assignRules, depositRules, proofRules } from './depositRules.ts';
import { listReply } from './list.ts';
import { messages } from './messages.ts';
import { text } from './rules.ts';
import { noteLengthMax } from './sizes.ts';

const decisionReply = object({ message: string().defined(), data: staffDeposit });

export const deposits = {
  create: call({
    method: 'POST',
    path: '/deposit',
    access: 'user',
    encoding: 'multipart',
    money: true,
    rateLimits: ['depositsPerUser'],
    body: depositRules,
    reply: object({ message: string().defined(), data: depositRecord }),
  }),
  list: call({
    method: 'GET',
    path: '/getalldeposit',
    access: 'admin',
    duty: 'any',
    query: depositQuery,
    reply: listReply(staffDeposit),
  }),
  detail: call({
    method: 'GET',
    path: '/deposits/{id}',
    access: 'user',
    reply: object({ data: depositDetail }),
  }),
  addProof: call({
    method: 'POST',
    path: '/deposits/{id}/proof',
    access: 'user',
    encoding: 'multipart',
    rateLimits: ['proofsPerUser'],
    body: proofRules,
    reply: object({ message: string().defined(), data: depositDetail }),
  }),
  confirm: call({
    method: 'POST',
    path: '/confirmdeposit/{depositId}',
    access: 'admin',
    duty: 'review',
    money: true,
    signed: true,
    body: confirmRules,
    reply: decisionReply,
  }),
  decline: call({
    method: 'POST',
    path: '/declinedeposit/{depositId}',
    access: 'admin',
    duty: 'review',
    money: true,
    body: object({ reason: text(500).required(messages.reasonRequired) }),
    reply: decisionReply,
  }),
  assign: call({
    method: 'PUT',
    path: '/deposits/assignee',
    access: 'admin',
    duty: 'any',
    body: assignRules,
    reply: messageReply,
  }),
  addNote: call({
    method: 'POST',
    path: '/deposits/{id}/note',
    access: 'admin',
    duty: 'any',
    body: object({ text: text(noteLengthMax).required(messages.noteMissing) }),
    reply: object({ message: string().defined(), data: staffNote }),
  }),
  receipt: call({ method: 'GET', path: '/receipts/{id}', access: 'user', reply: 'file' }),
} as const;
