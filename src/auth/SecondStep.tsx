import Button from '@mui/material/Button';
import type { SignedIn } from '#contract/auth.ts';
import type { SecondFactorStep } from '#contract/error.ts';
import { secondFactor } from '#contract/secondFactor.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from '#src/shared/factor/copy.ts';
import { FactorForm } from '#src/shared/factor/FactorForm.tsx';
import type { Proof } from '#src/shared/factor/useFactorForm.ts';
import { readDevice } from '#src/shared/session/storedSession.ts';

interface SecondStepProps {
  step: SecondFactorStep;
  onReply: (reply: SignedIn) => void;
  onBack: () => void;
}

/** The second step of a sign-in, after the password. */
export function SecondStep({ step, onReply, onBack }: SecondStepProps) {
  const prove = async (proof: Proof) => {
    const { ticket } = step;
    const body = { ticket, device: readDevice(), ...proof };
    onReply(await send(secondFactor.signIn, { body }));
  };
  return (
    <FactorForm
      step={step}
      onProof={prove}
      aside={
        <Button onClick={onBack} sx={{ minHeight: 44, px: 0 }}>
          {copy.step.back}
        </Button>
      }
    />
  );
}
