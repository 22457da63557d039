import { useQuery } from '@tanstack/react-query';
import { chain } from '#contract/chain.ts';
import { send } from '#src/shared/api/send.ts';

/** How far the nodes of each coin are. */
export const useChainStates = () =>
  useQuery({
    queryKey: ['chain'],
    queryFn: async ({ signal }) => (await send(chain.read, { signal })).data,
  });
