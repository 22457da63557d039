import { useQuery, useQueryClient } from '@tanstack/react-query';
import { statements } from '#contract/statements.ts';
import { yearsKey } from '#src/investor/summary/yearsKey.ts';
import { send } from '#src/shared/api/send.ts';

/** The calendar years of the account, and when its first entry was posted. */
export function useYears() {
  const cache = useQueryClient();
  return useQuery({
    queryKey: yearsKey,
    queryFn: ({ signal }) => {
      // A refresh of a shown page must not extend the idle time.
      const background = cache.getQueryData(yearsKey) !== undefined;
      return send(statements.years, { background, signal });
    },
  });
}
