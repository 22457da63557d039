import AttachFile from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { DepositDetail } from '#contract/depositDetail.ts';
import { copy } from '#src/investor/conversation/copy.ts';
import { AddProofDialog } from '#src/investor/proof/AddProofDialog.tsx';

interface AttachProofProps {
  deposit: DepositDetail;
  onAdded: () => void;
}

/** Adds a file to the deposit from its messages, where we may have asked for it. */
export function AttachProof({ deposit, onAdded }: AttachProofProps) {
  const [step, setStep] = useState<'closed' | 'open' | 'added'>('closed');
  useEffect(() => {
    if (step !== 'added') return;
    setStep('closed');
    // Only now: the dialog that ended has returned the focus to the button.
    onAdded();
  }, [step, onAdded]);
  return (
    <>
      <Button startIcon={<AttachFile />} onClick={() => setStep('open')} sx={{ minHeight: 44 }}>
        {copy.attach}
      </Button>
      {step === 'open' && (
        <AddProofDialog
          deposit={deposit}
          onClose={() => setStep('closed')}
          onAdded={() => setStep('added')}
        />
      )}
    </>
  );
}
