import { lazy, Suspense, useEffect, useState } from 'react';
import { registerPasswordPrompt } from '#src/shared/api/passwordPrompt.ts';

// Lazy: few visits need the dialog and MUI's code for one.
const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}));

type Answer = (isConfirmed: boolean) => void;

export function PasswordPrompt() {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(
    () => registerPasswordPrompt(() => new Promise((resolve) => setAnswer(() => resolve))),
    [],
  );
  if (!answer) return null;
  const close = (isConfirmed: boolean) => {
    answer(isConfirmed);
    setAnswer(undefined);
  };
  return (
    <Suspense fallback={null}>
      <PasswordDialog onClose={close} />
    </Suspense>
  );
}
