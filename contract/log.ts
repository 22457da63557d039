import { array, number, object, string } from 'yup';
import { call } from './call.ts';
import { listQuery, listReply } from './list.ts';
import { ownLine } from './ownLine.ts';

const count = (name: string) =>
  number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(`Name the ${name}.`);

const hashes = () => array(string().defined()).defined();

export const logLeavesMax = 1_000;

/** A signed head: how many lines, and their root in base64. */
const headRecord = object({
  size: number().defined(),
  root: string().defined(),
  madeAt: string().defined(),
});

/** All that the hash of a line covers; `previousHash` in hex. */
export const provedLine = object({
  /** Its place in the log, counted from 0. */
  index: number().defined(),
  input: string().defined(),
  previousHash: string().defined(),
});

/** The log that others can verify; hashes of lists are base64. */
export const log = {
  checkpoint: call({
    method: 'GET',
    path: '/log/checkpoint',
    access: 'anyone',
    rateLimits: ['proofsPerAddress'],
    reply: 'file',
  }),
  heads: call({
    method: 'GET',
    path: '/log/heads',
    access: 'anyone',
    rateLimits: ['proofsPerAddress'],
    reply: object({
      origin: string().defined(),
      /** The key of the log in one word (c2sp.org/signed-note); null until the first head. */
      key: string().nullable().defined(),
      /** Names of the witnesses that the operator chose, and of those that signed the newest head. */
      witnesses: hashes(),
      cosigners: hashes(),
      data: array(headRecord).defined(),
    }),
  }),
  consistency: call({
    method: 'GET',
    path: '/log/consistency',
    access: 'anyone',
    rateLimits: ['proofsPerAddress'],
    query: object({ from: count('first size'), to: count('second size') }),
    reply: object({ data: object({ proof: hashes() }) }),
  }),
  inclusion: call({
    method: 'GET',
    path: '/log/inclusion',
    access: 'anyone',
    rateLimits: ['proofsPerAddress'],
    query: object({ index: count('line'), size: count('size of the log') }),
    reply: object({ data: object({ leaf: string().defined(), proof: hashes() }) }),
  }),
  leaves: call({
    method: 'GET',
    path: '/log/leaves',
    access: 'anyone',
    rateLimits: ['proofsPerAddress'],
    query: object({ from: count('first line'), count: count('number of lines').max(logLeavesMax) }),
    reply: object({ data: object({ from: number().defined(), leaves: hashes() }) }),
  }),
  mine: call({
    method: 'GET',
    path: '/log/mine',
    access: 'user',
    query: listQuery(['seq'], object({})),
    reply: listReply(ownLine),
  }),
} as const;
