import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messages } from '#contract/messages.ts';
import { isUnanswered } from '#src/shared/api/isUnanswered.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { askForPassword } from '#src/shared/api/prompts.ts';
import { hasSecondStep, useSecondFactor } from '#src/shared/factor/useSecondFactor.ts';
import { serverFieldError } from '#src/shared/form/serverFieldError.ts';
import { copy } from './copy.ts';
import { isAboutPassword } from './isAboutPassword.ts';
import { useArrival } from './useArrival.ts';
import { useCreateWithdrawal, type WithdrawalRequest } from './useCreateWithdrawal.ts';
import { empty, type WithdrawValues } from './useWithdrawForm.ts';

const isFieldName = (field: string): field is keyof WithdrawValues => Object.hasOwn(empty, field);

/** The request that the dialog asks about, and its sending; a refusal marks its field. */
export function useWithdrawalRequest(form: UseFormReturn<WithdrawValues>) {
  const [request, setRequest] = useState<WithdrawalRequest>();
  const [refused, setRefused] = useState<keyof WithdrawValues>();
  const [isDemanded, setDemanded] = useState(false);
  const [passwordError, setPasswordError] = useState<string>();
  const [unanswered, setUnanswered] = useState<WithdrawalRequest>();
  const { data: factor } = useSecondFactor();
  const asksPassword = isDemanded || (factor !== undefined && !hasSecondStep(factor));
  const create = useCreateWithdrawal();
  const arrival = useArrival();
  const hasArrived = unanswered !== undefined && arrival.isListed(unanswered);
  useEffect(() => {
    if (hasArrived) form.reset(empty);
  }, [hasArrived, form]);
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
      setDemanded(true);
      setPasswordError(error.code === 'reauthenticate' ? undefined : messageOf(error));
      return;
    }
    const { field, message } = serverFieldError(error);
    if (!isFieldName(field)) {
      // Without an answer the request may exist: the dialog can send the same one again.
      if (!isUnanswered(error)) setRequest(undefined);
      return;
    }
    setRequest(undefined);
    form.setError(field, { message });
    setRefused(field);
  };
  const { error, isUnknown } = create;
  const isAtField = isAboutPassword(error) || isFieldName(serverFieldError(error).field);
  const plainMessage = error && !isAtField ? messageOf(error) : undefined;
  const unknownMessage = request ? copy.unknown.dialog : copy.unknown.form;
  return {
    request,
    asksPassword,
    passwordError,
    isPending: create.isPending,
    isLeaving: create.isLeaving,
    isUnknown,
    /** An error that belongs to no field, for the dialog while it is open, else for the form. */
    errorMessage: hasArrived ? undefined : isUnknown ? unknownMessage : plainMessage,
    /** The list has the request that had no answer. */
    hasArrived,
    ask(values: WithdrawalRequest) {
      if (hasArrived) create.forget();
      // Sent again without an answer, it may be listed at any time.
      if (hasArrived || !create.isUnknown) arrival.begin();
      setUnanswered(undefined);
      create.begin();
      setRefused(undefined);
      setDemanded(false);
      setPasswordError(undefined);
      setRequest(values);
    },
    cancel() {
      if (!isUnknown) return clear();
      // The input stays: sent again, it is the same request.
      setUnanswered(request);
      setRequest(undefined);
      create.refreshMoney();
    },
    /** Confirmed each time: by the password, by a code, or by the signature of a passkey. */
    async confirm(body: WithdrawalRequest, password: string) {
      if (asksPassword && password === '') return setPasswordError(messages.inputAllFields);
      setPasswordError(undefined);
      const asksCode = factor?.authenticator && factor.passkeys.length === 0;
      if (asksCode && !(await askForPassword(['code']))) return;
      create.mutate(
        { body, password: asksPassword ? password : undefined },
        { onSuccess: clear, onError: refuse },
      );
    },
  };
}
