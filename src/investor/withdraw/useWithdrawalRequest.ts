import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messages } from '#contract/messages.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { serverFieldError } from '#src/shared/form/serverFieldError.ts';
import {
  isAboutPassword,
  useCreateWithdrawal,
  type WithdrawalRequest,
} from './useCreateWithdrawal.ts';
import { empty, type WithdrawValues } from './useWithdrawForm.ts';

const isFieldName = (field: string): field is keyof WithdrawValues => Object.hasOwn(empty, field);

/** The request that the dialog asks about, and its sending; a refusal marks its field. */
export function useWithdrawalRequest(form: UseFormReturn<WithdrawValues>) {
  const [request, setRequest] = useState<WithdrawalRequest>();
  const [refused, setRefused] = useState<keyof WithdrawValues>();
  const [asksPassword, setAsksPassword] = useState(false);
  const [passwordError, setPasswordError] = useState<string>();
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
    if (isAboutPassword(error)) {
      setAsksPassword(true);
      setPasswordError(error.code === 'reauthenticate' ? undefined : messageOf(error));
      return;
    }
    setRequest(undefined);
    const { field, message } = serverFieldError(error);
    if (!isFieldName(field)) return;
    form.setError(field, { message });
    setRefused(field);
  };
  const isAtField =
    isAboutPassword(create.error) || isFieldName(serverFieldError(create.error).field);
  return {
    request,
    asksPassword,
    passwordError,
    isPending: create.isPending,
    isLeaving: create.isLeaving,
    /** An error that belongs to no field. */
    errorMessage: create.error && !isAtField ? messageOf(create.error) : undefined,
    ask(values: WithdrawalRequest) {
      create.reset();
      setRefused(undefined);
      setAsksPassword(false);
      setPasswordError(undefined);
      setRequest(values);
    },
    cancel: clear,
    confirm(body: WithdrawalRequest, password: string) {
      if (asksPassword && password === '') return setPasswordError(messages.inputAllFields);
      setPasswordError(undefined);
      create.mutate(
        { body, password: asksPassword ? password : undefined },
        { onSuccess: clear, onError: refuse },
      );
    },
  };
}
