import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { type DataProvider, DataProviderContext } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import type { EventKind } from '#contract/events.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';
import type { ToastAction } from '#src/shared/toasts/toastAction.ts';
import { toastActionMs, useToasts } from '#src/shared/toasts/useToasts.ts';
import { dropAhead } from './dropAhead.ts';
import { expectEvent } from './isExpected.ts';
import { refreshAfter } from './refreshAfter.ts';
import type { ResourceName } from './resources.ts';

export type CommandCall<Input, Reply = { message: string }> = (
  input: Input,
  once: { idempotencyKey: string },
) => Promise<Reply & { message: string }>;

export interface CommandOptions {
  /** Resources that the command changes; the log and the overview are always read again. */
  invalidates: readonly ResourceName[];
  /** A toast while the server works. */
  waiting?: string;
  /** The success toasts for the server's message; by default that message. */
  sentences?: (message: string) => string[];
  /** The event about the input's `id` that is not read again: `onReply` has its result. */
  expects?: EventKind;
  onDone?: (() => void) | undefined;
  /** Leads from the success toast to the changed record. */
  action?: ToastAction | undefined;
}

const idOf = (input: object): string => ('id' in input ? String(input.id) : '');

export interface Command<Input> {
  run: (input: Input) => void;
  isPending: boolean;
  errorMessage: string | undefined;
  /** The server's messages by field. */
  fieldErrors: Readonly<Record<string, string>> | undefined;
  reset: () => void;
}

/**
 * Runs a command and shows its result as a toast. The lists are read again after an error too: it
 * often means that a colleague was faster. A repeat of the same input has the same Idempotency-Key.
 * `onReply` takes the change from the reply: then all is read again only where it is shown next.
 */
export function useCommand<Input extends object, Reply = { message: string }>(
  command: CommandCall<Input, Reply>,
  { invalidates, waiting, sentences, expects, onDone, action }: CommandOptions,
  onReply?: (reply: Reply, input: Input) => void,
): Command<Input> {
  const cache = useQueryClient();
  const provider = useContext(DataProviderContext) as DataProvider;
  const toasts = useToasts();
  const idempotencyKey = useIdempotencyKey();
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      if (expects && 'id' in input) expectEvent(expects, String(input.id));
      const dismiss = waiting ? toasts.loading(waiting) : undefined;
      try {
        return await command(input, { idempotencyKey: idempotencyKey.keyOf(input) });
      } finally {
        dismiss?.();
      }
    },
    onSuccess: (reply, input) => {
      const { message } = reply;
      // After a success the same input is a new request with a new key.
      idempotencyKey.reset();
      for (const sentence of sentences?.(message) ?? [message]) {
        toasts.success(sentence, action && toastActionMs, action);
      }
      onReply?.(reply, input);
      if (invalidates.includes(resource.withdrawals)) dropAhead(cache, idOf(input));
      onDone?.();
    },
    onError: (error) => toasts.error(messageOf(error)),
    onSettled: (reply, _error, input) =>
      refreshAfter({ cache, provider }, invalidates, reply && onReply && idOf(input)),
  });
  const { error } = mutation;
  return {
    run: mutation.mutate,
    isPending: mutation.isPending,
    errorMessage: error ? messageOf(error) : undefined,
    fieldErrors: error instanceof ApiError ? error.fields : undefined,
    reset: mutation.reset,
  };
}
