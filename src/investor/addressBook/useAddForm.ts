import { useQueryClient } from '@tanstack/react-query';
import { type Resolver, useForm } from 'react-hook-form';
import { bookRules } from '#contract/addressBook.ts';
import { isCoin } from '#contract/coin.ts';
import { addressProblem } from '#src/investor/withdraw/addressCheck.ts';
import { firstFailing } from '#src/shared/form/firstFailing.ts';

const empty = { coin: '', address: '', label: '' };

export type AddValues = typeof empty;

export const isAddField = (field: string): field is keyof AddValues => Object.hasOwn(empty, field);

/** The rules of the call, then the address as the server checks it. */
export function useAddForm() {
  const cache = useQueryClient();
  const check = firstFailing(bookRules) as unknown as Resolver<AddValues>;
  const resolver: Resolver<AddValues> = async (values, context, options) => {
    const result = await check(values, context, options);
    if (Object.keys(result.errors).length > 0 || !isCoin(values.coin)) return result;
    const message = await addressProblem(cache, values.coin, values.address.trim());
    if (!message) return result;
    const { ref } = options.fields.address ?? {};
    return { values: {}, errors: { address: { type: 'rule', message, ...(ref && { ref }) } } };
  };
  return useForm({ resolver, defaultValues: empty, mode: 'onTouched' });
}
