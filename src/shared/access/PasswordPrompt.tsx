import { lazy, Suspense, useEffect, useState } from 'react';
import { registerPasswordPrompt } from '#src/shared/api/passwordPrompt.ts';

// Few visits ever need it: the dialog and all that MUI brings for one come when it opens.
const ProofDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}));

type Answer = (given: boolean) => void;

/** Asks for the password when a call needs fresh proof of it, and lets the call go on. */
export function PasswordPrompt() {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(
    () => registerPasswordPrompt(() => new Promise((resolve) => setAnswer(() => resolve))),
    [],
  );
  if (!answer) return null;
  const finish = (given: boolean) => {
    answer(given);
    setAnswer(undefined);
  };
  return (
    <Suspense fallback={null}>
      <ProofDialog finish={finish} />
    </Suspense>
  );
}
