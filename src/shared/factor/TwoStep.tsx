import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SecondFactor } from '#contract/secondFactor.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { AppDialog } from './AppDialog.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { copy } from './copy.ts';
import { FactorLine } from './FactorLine.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { hasSecondStep, useSecondFactor } from './useSecondFactor.ts';

type Shown = 'passkey' | 'app' | 'codes' | 'remove app';

/** The ways of the second step of the signed-in account, to add and to remove. */
export function TwoStep() {
  const { data, error, refetch } = useSecondFactor();
  if (error) return <LoadError error={error} retry={refetch} />;
  return data ? <Ways data={data} /> : <Loading />;
}

function Ways({ data }: { data: SecondFactor }) {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const { passkeys, authenticator, recoveryCodesLeft, required, setUp, passkeysOffered } = data;
  const isOn = hasSecondStep(data);
  const button = (label: string, dialog: Shown, name = label) => (
    <Button variant="outlined" aria-label={name} onClick={() => setShown(dialog)} sx={tall}>
      {label}
    </Button>
  );
  return (
    <Box>
      <Box sx={{ mb: 2, color: 'text.secondary' }}>
        <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {isOn ? copy.states.on : copy.states.off}
        </Box>
        {(isOn || required) && `. ${copy.text}`}
      </Box>
      <Advice isOn={isOn} isComplete={setUp} isRequired={required} />
      <FactorLine
        name={copy.passkeys.name}
        text={passkeysOffered ? copy.passkeys.text : copy.passkeys.none}
        action={passkeysOffered && button(copy.passkeys.add, 'passkey')}
      >
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey._id} passkey={passkey} />
        ))}
      </FactorLine>
      <FactorLine
        name={copy.app.name}
        text={authenticator ? `${copy.states.on}. ${copy.app.text}` : copy.app.text}
        action={
          authenticator
            ? button(copy.app.remove, 'remove app', copy.app.removeLabel)
            : button(copy.app.add, 'app', copy.app.title)
        }
      />
      {isOn && (
        <FactorLine
          name={copy.codes.name}
          text={`${copy.codes.text} ${copy.codes.left(recoveryCodesLeft)}.`}
          action={button(recoveryCodesLeft > 0 ? copy.codes.renew : copy.codes.make, 'codes')}
        />
      )}
      {shown === 'passkey' && <PasskeyDialog onClose={close} />}
      {shown === 'app' && <AppDialog onClose={close} />}
      {shown === 'codes' && <CodesDialog onClose={close} />}
      {shown === 'remove app' && <RemoveDialog what={copy.app.name} onClose={close} />}
    </Box>
  );
}

interface AdviceProps {
  isOn: boolean;
  isComplete: boolean;
  isRequired: boolean;
}

function Advice({ isOn, isComplete, isRequired }: AdviceProps) {
  const { needed, noCodes, risk } = copy.states;
  const isAtRisk = !isOn && !isRequired;
  if (isComplete && !isAtRisk) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {isAtRisk ? risk : isRequired ? needed : noCodes}
    </Alert>
  );
}

const tall = { minHeight: { xs: 44, wide: 40 } } as const;
