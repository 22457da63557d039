import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { copy } from './copy.ts';

// A second tap this soon after a cancelled upload was for the upload, not for the form.
const graceMs = 1000;

interface CancelButtonProps {
  quoteId: string;
  /** The share that a pending submit has sent; undefined without one. */
  progress: number | undefined;
  hasProof: boolean;
  onCancelUpload: () => void;
  onSubmit: () => void;
  onDiscarded: () => void;
}

/** Cancels a pending submit, else asks whether anything was sent. */
export function CancelButton({ progress, onCancelUpload, ...dialog }: CancelButtonProps) {
  const cancelledMs = useRef(Number.NEGATIVE_INFINITY);
  const [isAsking, setIsAsking] = useState(false);
  const click = () => {
    const nowMs = performance.now();
    if (progress !== undefined) {
      cancelledMs.current = nowMs;
      onCancelUpload();
    } else if (nowMs - cancelledMs.current > graceMs) setIsAsking(true);
  };
  const isUploading = progress !== undefined && progress < 1;
  return (
    <>
      <Button size="large" onClick={click}>
        {isUploading ? copy.proof.cancelUpload : sharedCopy.cancel}
      </Button>
      {isAsking && <CancelDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
}
