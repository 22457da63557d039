import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import type { CommandOptions } from '../provider/useCommand.ts';
import { CommandDialog } from '../shell/CommandDialog.tsx';
import { useCommandDialog } from '../shell/useCommandDialog.ts';
import type { StepProps } from './WithdrawalActions.tsx';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

interface StepButtonProps extends StepProps {
  words: { button: string; title: string; text: string; submit: string };
  ask: CommandOptions<{ id: string }>['ask'];
  /** Whether the withdrawal is in the state that this step starts from. */
  possible: boolean;
  variant?: 'contained' | 'outlined';
  /** Disabled while the account cannot be paid. */
  needsPayable?: boolean;
}

/** A step without input: its button, and a dialog that shows what it is about. */
export function StepButton(props: StepButtonProps) {
  const { withdrawal, words, possible, variant = 'contained', keys = false, onDecided } = props;
  const { id, blockedBy } = withdrawal;
  const step = useCommandDialog({
    ask: props.ask,
    touches: ['withdrawals', 'testing'],
    ...(onDecided && { onDone: onDecided }),
  });
  if (!possible && !step.open) return null;
  const blocked = props.needsPayable === true ? blockedBy : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    step.give({ id });
  };
  return (
    <>
      <span title={blocked ? payoutBlockMessages[blocked] : undefined}>
        <Button
          size="small"
          variant={variant}
          disabled={blocked !== null}
          aria-keyshortcuts={keys ? 'c' : undefined}
          onClick={step.begin}
        >
          {words.button}
        </Button>
      </span>
      {step.open && (
        <CommandDialog
          title={words.title}
          text={words.text}
          submit={words.submit}
          over={!possible}
          command={step}
          onSubmit={submit}
        >
          <WithdrawalSummary withdrawal={withdrawal} />
        </CommandDialog>
      )}
    </>
  );
}
