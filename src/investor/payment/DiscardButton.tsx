import Button from '@mui/material/Button';
import { useState } from 'react';
import { AskDialog } from '#src/investor/ask/AskDialog.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { useDiscard } from './useDiscard.ts';

interface DiscardButtonProps {
  quoteId: string;
  onDiscarded: () => void;
}

/** Ends a deposit for which nothing was sent, after one question. */
export function DiscardButton({ quoteId, onDiscarded }: DiscardButtonProps) {
  const { button, title, text, keep, confirm, done } = copy.discard;
  const [isAsking, setIsAsking] = useState(false);
  const toasts = useToasts();
  const discard = useDiscard(quoteId);
  return (
    <>
      <Button color="error" size="small" onClick={() => setIsAsking(true)}>
        {button}
      </Button>
      {isAsking && (
        <AskDialog
          title={title}
          texts={[text]}
          label={confirm}
          keep={keep}
          isHarmful
          change={discard}
          onConfirm={() =>
            discard.mutate(undefined, {
              onSuccess: () => {
                toasts.success(done);
                onDiscarded();
              },
            })
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
