import { type FormEvent, useState } from 'react';
import type { SecondFactorStep } from '#contract/error.ts';
import type { FactorMethod } from '#contract/factorMethods.ts';
import { messages } from '#contract/messages.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { PasskeyError, signWithPasskey } from './passkey.ts';

/** One of the ways to confirm, as the server takes it. */
export type Proof =
  | { code: string }
  | { recoveryCode: string }
  | { challengeId: string; assertion: string };

/** The ways that an account has, and the challenge for its passkey. */
export type FactorStep = Pick<SecondFactorStep, 'methods' | 'challengeId' | 'options'>;

/** The state of the form that asks for a second step. */
export function useFactorForm(step: FactorStep, onProof: (proof: Proof) => Promise<void>) {
  const { methods, challengeId, options } = step;
  const [way, setWay] = useState<FactorMethod>(() => methods[0] ?? 'code');
  const [text, setText] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const send = async (proofOf: () => Promise<Proof>) => {
    setIsPending(true);
    setErrorMessage(undefined);
    try {
      await onProof(await proofOf());
    } catch (error) {
      setErrorMessage(error instanceof PasskeyError ? error.message : messageOf(error));
      setText('');
    }
    setIsPending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form of the page that opened this dialog.
    event.stopPropagation();
    if (way === 'passkey') {
      if (!challengeId || !options) return;
      void send(async () => ({ challengeId, assertion: await signWithPasskey(options) }));
    } else if (text === '') setErrorMessage(messages.inputAllFields);
    else void send(async () => (way === 'code' ? { code: text } : { recoveryCode: text }));
  };
  const choose = (next: FactorMethod) => {
    setWay(next);
    setText('');
    setErrorMessage(undefined);
  };
  const type = (next: string) => {
    setText(next);
    setErrorMessage(undefined);
  };
  return { way, text, errorMessage, isPending, type, choose, submit };
}
