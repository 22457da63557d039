import { queryOptions, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { log } from '#contract/log.ts';
import type { OwnLine } from '#contract/ownLine.ts';
import { checkProof } from '#contract/proof/checkProof.ts';
import { type LineProof, proofFormat } from '#contract/proof/savedProof.ts';
import { noFilter, type TransactionFilter } from '#src/investor/transactions/filter.ts';
import { useTransactions } from '#src/investor/transactions/useTransactions.ts';
import { send } from '#src/shared/api/send.ts';
import { sendList } from '#src/shared/api/sendList.ts';

/** Lines of the log: a movement has two to four of them. */
const pageSize = 20;

/** The newest signed head: its checkpoint, and the key that signed it. */
export interface SignedLog {
  key: string;
  size: number;
  signedAt: string;
  checkpoint: string;
}

/** Undefined until there is a head. */
export async function readLog(signal: AbortSignal): Promise<SignedLog | null> {
  const { key, data } = await send(log.heads, { signal });
  const [newest] = data;
  if (!key || !newest) return null;
  const checkpoint = await (await send(log.checkpoint, { signal })).text();
  const size = Number(checkpoint.split('\n')[1]);
  return { key, size, signedAt: newest.madeAt, checkpoint };
}

/** The lines about the user, newest first and a page at a time, and the log that they are checked against. */
export function useOwnLines() {
  const head = useQuery({ queryKey: ['log head'], queryFn: ({ signal }) => readLog(signal) });
  const lines = useInfiniteQuery({
    queryKey: ['own lines'],
    queryFn: ({ pageParam: after, signal }) => {
      const query = { range: [0, pageSize - 1] as [number, number], ...(after && { after }) };
      return sendList(log.mine, { query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
  return { head, lines };
}

const declined: TransactionFilter = { ...noFilter, kind: 'deposit', status: 'declined' };
const declinedMax = 100;

/** Ids of the newest declined deposits: a decline has no line about the investor. */
export function useDeclined(): ReadonlySet<string> | undefined {
  const { data } = useTransactions({ filter: declined, pageSize: declinedMax });
  return data && new Set(data.data.map(({ _id }) => _id));
}

/** The proof of a line, checked here: `proved` is false for a line that the log does not have. */
const lineProof = (line: OwnLine, signed: SignedLog | null) =>
  queryOptions({
    enabled: signed !== null && line.index < signed.size,
    queryKey: ['line proof', line.index, signed?.size],
    queryFn: async ({ signal }) => {
      const { key = '', checkpoint = '', size = 0 } = signed ?? {};
      const { index, input, previousHash } = line;
      const { data } = await send(log.inclusion, { query: { index, size }, signal });
      const { proof } = data;
      const saved: LineProof = {
        ...{ format: proofFormat, kind: 'line', key, checkpoint, proof },
        ...{ index, input, previousHash },
      };
      return { saved, proved: (await checkProof(saved)).proved };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useLineProof = (line: OwnLine, signed: SignedLog | null) =>
  useQuery(lineProof(line, signed));

export const useLineProofs = (lines: readonly OwnLine[], signed: SignedLog | null) =>
  useQueries({ queries: lines.map((line) => lineProof(line, signed)) });
