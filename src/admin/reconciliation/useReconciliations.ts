import { useQuery } from '@tanstack/react-query';
import { reconciliations } from '#contract/reconciliations.ts';
import { send } from '#src/shared/api/send.ts';
import { sendList } from '#src/shared/api/sendList.ts';

export const reconciliationsKey = ['reconciliations'] as const;

const rowsMax = 60;

/** The newest days of both coins. */
export const useReconciliations = () =>
  useQuery({
    queryKey: reconciliationsKey,
    queryFn: async ({ signal }) => {
      const range: [number, number] = [0, rowsMax - 1];
      return (await sendList(reconciliations.list, { signal, query: { range } })).data;
    },
  });

/** One day with what differs. */
export const useReconciliation = (id: string) =>
  useQuery({
    queryKey: [...reconciliationsKey, id],
    queryFn: async ({ signal }) =>
      (await send(reconciliations.read, { signal, params: { id } })).data,
  });
