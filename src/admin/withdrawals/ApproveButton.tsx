import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { CommandDialog } from '../shell/CommandDialog.tsx';
import { useCommandDialog } from '../shell/useCommandDialog.ts';
import { copy } from './copy.ts';
import type { StepProps } from './WithdrawalActions.tsx';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

const words = copy.approve;

/** Approves a request: the amount stays held until the payment is recorded (S-297). */
export function ApproveButton({ withdrawal, keys = false, onDecided }: StepProps) {
  const { id, status } = withdrawal;
  const approve = useCommandDialog({
    ask: (provider, input: { id: string }, once) => provider.approveWithdrawal(input, once),
    touches: ['withdrawals', 'testing'],
    ...(onDecided && { onDone: onDecided }),
  });
  if (status !== 'requested' && !approve.open) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    approve.give({ id });
  };
  return (
    <>
      <Button
        size="small"
        variant="contained"
        aria-keyshortcuts={keys ? 'c' : undefined}
        onClick={approve.begin}
      >
        {words.button}
      </Button>
      {approve.open && (
        <CommandDialog
          title={words.title}
          text={words.text}
          submit={words.submit}
          over={status !== 'requested'}
          command={approve}
          onSubmit={submit}
        >
          <WithdrawalSummary withdrawal={withdrawal} />
        </CommandDialog>
      )}
    </>
  );
}
