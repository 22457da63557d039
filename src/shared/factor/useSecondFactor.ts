import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SecondFactor, secondFactor } from '#contract/secondFactor.ts';
import { send } from '#src/shared/api/send.ts';

const key = ['second-factor'] as const;

/** The second factors of the signed-in account. */
export const useSecondFactor = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await send(secondFactor.read, { signal })).data,
  });

export const hasSecondStep = ({ passkeys, authenticator }: SecondFactor): boolean =>
  passkeys.length > 0 || authenticator;

/** A change of them: reads them again. The caller shows the error. */
export function useFactorChange<Input, Reply>(
  change: (input: Input) => Promise<Reply>,
  onDone: (reply: Reply) => void = () => {},
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (reply) => {
      await cache.invalidateQueries({ queryKey: key });
      onDone(reply);
    },
  });
}
