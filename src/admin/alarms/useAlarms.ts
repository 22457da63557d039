import { useQuery } from '@tanstack/react-query';
import { alarms } from '#contract/alarms.ts';
import { sendList } from '#src/shared/api/sendList.ts';

export const alarmsKey = ['alarms'] as const;

/** The alarms that are open. */
export const useAlarms = () =>
  useQuery({
    queryKey: alarmsKey,
    queryFn: async ({ signal }) => {
      const query = { filter: { status: 'open' } } as const;
      return (await sendList(alarms.list, { signal, query })).data;
    },
  });
