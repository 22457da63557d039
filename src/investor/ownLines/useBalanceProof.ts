import { useQuery } from '@tanstack/react-query';
import { liabilities } from '#contract/liabilities.ts';
import { log } from '#contract/log.ts';
import { checkProof, type Verdict } from '#contract/proof/checkProof.ts';
import { type BalanceProof, proofFormat } from '#contract/proof/savedProof.ts';
import { send } from '#src/shared/api/send.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { readLog } from './useOwnLines.ts';

/** The newest sum: the account may be missing from it, or its root not signed yet. */
export type BalanceState =
  | { kind: 'absent' }
  | { kind: 'unsigned'; snapshot: string }
  | { kind: 'other-account' }
  | { kind: 'checked'; saved: BalanceProof; verdict: Verdict };

/** Whether the balance of the user is in what is owed, computed here. */
export function useBalanceProof() {
  const userId = useSession().user?._id ?? '';
  return useQuery({
    queryKey: ['balance proof'],
    queryFn: async ({ signal }): Promise<BalanceState> => {
      const { data } = await send(liabilities.mine, { query: {}, signal });
      if (!data) return { kind: 'absent' };
      const { line, parts, snapshot } = data;
      const signed = await readLog(signal);
      if (!line || !signed || line.index >= signed.size) return { kind: 'unsigned', snapshot };
      const query = { index: line.index, size: signed.size };
      const { proof } = (await send(log.inclusion, { query, signal })).data;
      const { key, checkpoint } = signed;
      const saved: BalanceProof = {
        ...{ format: proofFormat, kind: 'balance', key, checkpoint, proof, parts },
        ...line,
      };
      const isOwn = parts.every(({ name }) => name.startsWith(`${userId}/`));
      if (!isOwn) return { kind: 'other-account' };
      return { kind: 'checked', saved, verdict: await checkProof(saved) };
    },
    retry: false,
  });
}
