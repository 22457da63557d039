import { lazy, Suspense, useEffect, useState } from 'react';
import type { Signature } from '#src/shared/api/options.ts';
import { registerPrompts, type SignedCall } from '#src/shared/api/prompts.ts';

// Lazy: few visits need the dialogs and MUI's code for one.
const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}));

const FactorDialog = lazy(async () => ({
  default: (await import('./FactorDialog.tsx')).FactorDialog,
}));

const SignDialog = lazy(async () => ({
  default: (await import('./SignDialog.tsx')).SignDialog,
}));

interface Asked {
  answer: (isConfirmed: boolean) => void;
  hasFactor: boolean;
}

interface AskedToSign {
  answer: (signature: Signature | undefined) => void;
  signed: SignedCall;
}

/** The dialogs that a call may need before the server takes it. */
export function PasswordPrompt() {
  const [asked, setAsked] = useState<Asked>();
  const [toSign, setToSign] = useState<AskedToSign>();
  useEffect(
    () =>
      registerPrompts({
        password: (methods) =>
          new Promise((answer) => setAsked({ answer, hasFactor: methods.length > 0 })),
        signature: (signed) => new Promise((answer) => setToSign({ answer, signed })),
      }),
    [],
  );
  const close = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setAsked(undefined);
  };
  const closeSigning = (signature?: Signature) => {
    toSign?.answer(signature);
    setToSign(undefined);
  };
  const Shown = asked?.hasFactor ? FactorDialog : PasswordDialog;
  return (
    <Suspense fallback={null}>
      {asked && <Shown onClose={close} />}
      {toSign && <SignDialog {...toSign.signed} onClose={closeSigning} />}
    </Suspense>
  );
}
