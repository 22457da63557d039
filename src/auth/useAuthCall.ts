import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';

interface AuthCallOptions<Body, Reply> {
  request: (body: Body) => Promise<Reply>;
  onReply: (reply: Reply) => void;
  /** The field of an error body that this screen shows. */
  errorField?: 'message' | 'error';
}

/** A mutation with the toasts that sign-in and registration share. */
export function useAuthCall<Body, Reply>(options: AuthCallOptions<Body, Reply>) {
  const toasts = useToasts();
  const errorMessageOf = (error: Error) =>
    messageOf(error, {
      field: options.errorField ?? 'message',
      fallback: copy.unexpected,
      // The class is fetched with the first passkey.
      networkError: error.name === 'PasskeyError' ? error.message : copy.networkError,
    });
  const call = useMutation({
    mutationFn: async (body: Body) => {
      const dismiss = toasts.loading(copy.wait);
      try {
        return await options.request(body);
      } finally {
        dismiss();
      }
    },
    onSuccess: options.onReply,
    onError: (error) => toasts.error(errorMessageOf(error)),
  });
  return { ...call, errorMessage: call.error ? errorMessageOf(call.error) : undefined };
}
