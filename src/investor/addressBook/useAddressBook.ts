import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressBook } from '#contract/addressBook.ts';
import type { BodyOf, ReplyOf } from '#contract/call.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

const bookKey: QueryKey = ['address-book'];

export type Book = ReplyOf<typeof addressBook.read>;

/** The addresses of the reader and whether withdrawals go only there. */
export const useAddressBook = () =>
  useQuery({
    queryKey: bookKey,
    queryFn: ({ signal }) => send(addressBook.read, { signal }),
  });

/** A change of the book; the list is read again also after an error. */
function useBookChange<Input>(
  change: (input: Input) => Promise<{ message: string }>,
  onDone: () => void,
) {
  const cache = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      toasts.success(message);
      onDone();
    },
    onError: (error) => toasts.error(messageOf(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: bookKey }),
  });
}

export const useAddAddress = (onDone: () => void) =>
  useBookChange((body: BodyOf<typeof addressBook.add>) => send(addressBook.add, { body }), onDone);

export const useRemoveAddress = (onDone: () => void) =>
  useBookChange((id: string) => send(addressBook.remove, { params: { id } }), onDone);

export const useSwitchBook = (onDone: () => void) =>
  useBookChange((on: boolean) => send(addressBook.switch, { body: { on } }), onDone);
