import { lazy, Suspense, useEffect, useState } from 'react';
import { registerPasswordPrompt } from '#src/shared/api/passwordPrompt.ts';

// Lazy: few visits need the dialog and MUI's code for one.
const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}));

const FactorDialog = lazy(async () => ({
  default: (await import('./FactorDialog.tsx')).FactorDialog,
}));

interface Asked {
  answer: (isConfirmed: boolean) => void;
  hasFactor: boolean;
}

export function PasswordPrompt() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      registerPasswordPrompt(
        (methods) => new Promise((answer) => setAsked({ answer, hasFactor: methods.length > 0 })),
      ),
    [],
  );
  if (!asked) return null;
  const close = (isConfirmed: boolean) => {
    asked.answer(isConfirmed);
    setAsked(undefined);
  };
  const Shown = asked.hasFactor ? FactorDialog : PasswordDialog;
  return (
    <Suspense fallback={null}>
      <Shown onClose={close} />
    </Suspense>
  );
}
