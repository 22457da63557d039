import { useQuery, useQueryClient } from '@tanstack/react-query';
import { approvals, approvers, type WaitingApproval } from '#contract/approvals.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { send } from '#src/shared/api/send.ts';

const key = ['approvals'] as const;
const intervalMs = 60_000;

/** The rules in force, those that apply later, and proposals. */
export const useApprovalRules = () =>
  useQuery({
    queryKey: [...key, 'rules'],
    queryFn: async ({ signal }) => (await send(approvals.rules, { signal })).data,
  });

/** Items that wait for the caller, read each minute; only the first read counts as activity. */
export function useWaitingApprovals() {
  const cache = useQueryClient();
  const queryKey = [...key, 'waiting'];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const background = cache.getQueryData(queryKey) !== undefined;
      return (await send(approvals.waiting, { signal, background })).data;
    },
    refetchInterval: intervalMs,
  });
}

/** Whether the caller can give an approval that a waiting item lacks. */
export function useMayApprove(): (item: WaitingApproval) => boolean {
  const may = {
    review: useMay('review'),
    approve: useMay('approve'),
    keys: useMay('keys'),
    people: useMay('people'),
  };
  return ({ kind, mine, have, needed }) => !mine && have < needed && may[approvers[kind]];
}

/** Reads the rules and what waits again after a change of a rule. */
export function useApprovalsAgain(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: key });
}
