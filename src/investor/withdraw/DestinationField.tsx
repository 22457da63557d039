import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { BookChoice } from '#src/investor/addressBook/BookChoice.tsx';
import { type Book, useAddressBook } from '#src/investor/addressBook/useAddressBook.ts';
import { AddressField } from './AddressField.tsx';
import { coinOf, type WithdrawValues } from './useWithdrawForm.ts';

type Form = UseFormReturn<WithdrawValues>;

/** Any address, or one of the address book while that holds. The server decides either way. */
export function DestinationField({ form }: { form: Form }) {
  const { data, isPending } = useAddressBook();
  if (isPending) return <Skeleton variant="rounded" height={96} />;
  const holds = data !== undefined && (data.book.on || data.book.holdsUntil !== null);
  return holds ? <FromBook form={form} book={data} /> : <AddressField form={form} />;
}

function FromBook({ form, book }: { form: Form; book: Book }) {
  const [mode, address] = form.watch(['withdrawMode', 'address']);
  const coin = coinOf(mode);
  const isOffered = book.data.some(
    (each) => each.coin === coin && each.usable && each.address === address,
  );
  useEffect(() => {
    // Of another coin, or typed before the book was on.
    if (!isOffered && address !== '') form.setValue('address', '');
  }, [isOffered, address, form]);
  return (
    <Controller
      name="address"
      control={form.control}
      render={({ field, fieldState }) => (
        <BookChoice
          book={book}
          coin={coin}
          value={isOffered ? field.value : ''}
          error={fieldState.error?.message}
          firstRef={field.ref}
          onChange={(chosen) => {
            field.onChange(chosen);
            form.clearErrors('address');
          }}
        />
      )}
    />
  );
}
