import type { approvals } from '#contract/approvals.ts';
import type { ReplyOf } from '#contract/call.ts';
import type { Snapshot } from '#contract/liabilities.ts';
import type { log } from '#contract/log.ts';
import type { ProvedLine } from '#contract/proof/savedProof.ts';
import type { Reserve } from '#contract/reconciliations.ts';
import { host } from '#src/shared/api/host.ts';

export type Heads = ReplyOf<typeof log.heads>;

type Rules = ReplyOf<typeof approvals.rules>;

export type Holders = Rules['holders'];

async function answer(path: string): Promise<Response> {
  const response = await fetch(host + path, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

export const readHeads = async (): Promise<Heads> => (await answer('/log/heads')).json();

/** The newest first. */
export async function readSnapshots(): Promise<Snapshot[]> {
  const { data } = await (await answer('/liabilities')).json();
  return data;
}

export const readRules = async (): Promise<Rules> => (await answer('/approval-rules')).json();

/** The newest closed day of each coin, where the operator publishes it. */
export async function readReserves(): Promise<Reserve[]> {
  const { data } = await (await answer('/reserves')).json();
  return data;
}

export const readCheckpoint = async (): Promise<string> => (await answer('/log/checkpoint')).text();

/** The line of an issued statement: undefined for another file, null until it is written. */
export async function readStatement(hash: string): Promise<ProvedLine | null | undefined> {
  const path = `/statements/by-hash/${hash}`;
  const response = await fetch(host + path, { headers: { Accept: 'application/json' } });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()).data.line;
}

/** Hashes in base64. */
export async function readInclusion(index: number, size: number): Promise<string[]> {
  const { data } = await (await answer(`/log/inclusion?index=${index}&size=${size}`)).json();
  return data.proof;
}

/** Hashes in base64. */
export async function readConsistency(from: number, to: number): Promise<string[]> {
  const { data } = await (await answer(`/log/consistency?from=${from}&to=${to}`)).json();
  return data.proof;
}
