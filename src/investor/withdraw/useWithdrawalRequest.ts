import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { serverFieldError } from '#src/shared/form/serverFieldError.ts';
import { useCreateWithdrawal, type WithdrawalRequest } from './useCreateWithdrawal.ts';
import { empty, type WithdrawValues } from './useWithdrawForm.ts';

const isFieldName = (field: string): field is keyof WithdrawValues => Object.hasOwn(empty, field);

/** The request that the dialog asks about, and its sending; a refusal marks its field. */
export function useWithdrawalRequest(form: UseFormReturn<WithdrawValues>) {
  const [request, setRequest] = useState<WithdrawalRequest>();
  const [refused, setRefused] = useState<keyof WithdrawValues>();
  const create = useCreateWithdrawal();
  useEffect(() => {
    // After the dialog has returned the focus to the button.
    if (refused && !request) form.setFocus(refused);
  }, [refused, request, form]);
  const clear = () => {
    form.reset(empty);
    setRequest(undefined);
  };
  const refuse = (error: Error) => {
    setRequest(undefined);
    const { field, message } = serverFieldError(error);
    if (!isFieldName(field)) return;
    form.setError(field, { message });
    setRefused(field);
  };
  const isAtField = isFieldName(serverFieldError(create.error).field);
  return {
    request,
    isPending: create.isPending,
    isLeaving: create.isLeaving,
    /** An error that belongs to no field. */
    errorMessage: create.error && !isAtField ? messageOf(create.error) : undefined,
    ask(values: WithdrawalRequest) {
      create.reset();
      setRefused(undefined);
      setRequest(values);
    },
    cancel: clear,
    confirm(body: WithdrawalRequest) {
      create.mutate(body, { onSuccess: clear, onError: refuse });
    },
  };
}
