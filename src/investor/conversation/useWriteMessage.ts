import { useMutation } from '@tanstack/react-query';
import { conversations } from '#contract/conversations.ts';
import { send } from '#src/shared/api/send.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';
import { useAddMessage } from '#src/shared/conversation/useConversation.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

/** Adds a message to the conversation of a record. A retry is the same request. */
export function useWriteMessage(id: string, onSent: () => void) {
  const toasts = useToasts();
  const { keyOf, reset } = useIdempotencyKey();
  const add = useAddMessage(id);
  return useMutation({
    mutationFn: (body: { text: string }) =>
      send(conversations.write, { params: { id }, body, idempotencyKey: keyOf({ id, ...body }) }),
    onSuccess: ({ message, data }) => {
      reset();
      add(data);
      toasts.success(message);
      onSent();
    },
  });
}
