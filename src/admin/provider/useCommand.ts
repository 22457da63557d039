import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { DataProviderContext } from 'react-admin';
import { ApiError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import type { AdminProvider } from './adminProvider.ts';
import type { Commands } from './commands.ts';
import type { ResourceName } from './resources.ts';

/** What a command asks for, and what it changes. */
export interface CommandOptions<Input> {
  ask: (provider: Commands, input: Input, once: { idempotencyKey: string }) => Promise<Told>;
  /** Resources whose lists show what the command changes. */
  touches: readonly ResourceName[];
  /** Toast while the server works, dismissed in any case. */
  waiting?: string;
  /** The toasts of a success, from the server's sentence; without it that sentence alone. */
  sentences?: (message: string) => string[];
  onDone?: () => void;
}

interface Told {
  message: string;
}

/** A command under way: how to give it, and the sentence to keep in the page when it failed. */
export interface Command<Input> {
  give: (input: Input) => void;
  pending: boolean;
  problem: string | undefined;
  /** The server's sentence per field, where it blames some. */
  faults: Readonly<Record<string, string>> | undefined;
  forget: () => void;
}

// Each command leaves a line in the log and may change what waits.
const everywhere = ['activity', 'overview'];

/**
 * Gives one command to the server, says its sentence and reads the touched lists again, whether it
 * was done or refused (S-292). A repeat of the same input carries the same Idempotency-Key.
 */
export function useCommand<Input>(options: CommandOptions<Input>): Command<Input> {
  // Past react-admin's proxy: that would answer a refused command with an empty success.
  const provider = useContext(DataProviderContext) as AdminProvider;
  const cache = useQueryClient();
  const toasts = useToasts();
  const retry = useRetryKey();
  const command = useMutation({
    mutationFn: async (input: Input) => {
      const dismiss = options.waiting ? toasts.loading(options.waiting) : undefined;
      try {
        return await options.ask(provider, input, { idempotencyKey: retry.keyOf(input) });
      } finally {
        dismiss?.();
      }
    },
    onSuccess: ({ message }) => {
      retry.forget();
      for (const sentence of options.sentences?.(message) ?? [message]) toasts.success(sentence);
      options.onDone?.();
    },
    onError: (failure) => toasts.error(messageOf(failure)),
    onSettled: () =>
      Promise.all(
        [...options.touches, ...everywhere].map((name) =>
          cache.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
  const { error } = command;
  return {
    give: command.mutate,
    pending: command.isPending,
    problem: error ? messageOf(error) : undefined,
    faults: error instanceof ApiError ? error.fields : undefined,
    forget: command.reset,
  };
}

/** One key per input until it is done: a request sent again is known by its first key. */
function useRetryKey() {
  const last = useRef({ input: '', key: '' });
  return {
    keyOf(input: unknown): string {
      const text = JSON.stringify(input);
      if (last.current.input !== text) last.current = { input: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** What was done is done: the same input from here on is another act. */
    forget(): void {
      last.current = { input: '', key: '' };
    },
  };
}
