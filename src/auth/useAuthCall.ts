import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';

interface AuthCallOptions<Body, Reply> {
  ask: (body: Body) => Promise<Reply>;
  onReply: (reply: Reply) => void;
  /** The field of a refusal that this screen shows (S-093, S-128). */
  said?: 'message' | 'error';
}

/** Makes a call with the toasts that sign-in and registration share (S-086, S-093 to S-096). */
export function useAuthCall<Body, Reply>(options: AuthCallOptions<Body, Reply>) {
  const toasts = useToasts();
  const words = (failure: Error) =>
    messageOf(failure, {
      said: options.said ?? 'message',
      unsaid: copy.unexpected,
      unreachable: copy.unreachable,
    });
  const call = useMutation({
    mutationFn: async (body: Body) => {
      const dismiss = toasts.waiting(copy.wait);
      try {
        return await options.ask(body);
      } finally {
        dismiss();
      }
    },
    onSuccess: options.onReply,
    onError: (failure) => toasts.failed(words(failure)),
  });
  return { ...call, sentence: call.error ? words(call.error) : undefined };
}
