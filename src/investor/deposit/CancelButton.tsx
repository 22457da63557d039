import Button from '@mui/material/Button';
import { useRef } from 'react';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { copy } from '../copy.ts';

// A second tap this soon after a cancelled upload was for the upload, not for the form.
const graceMs = 1000;

interface CancelButtonProps {
  /** The share that a pending submit has sent; undefined without one. */
  progress: number | undefined;
  onCancelUpload: () => void;
  onCancel: () => void;
}

/** Cancels a pending submit, else the deposit. */
export function CancelButton({ progress, onCancelUpload, onCancel }: CancelButtonProps) {
  const cancelledMs = useRef(Number.NEGATIVE_INFINITY);
  const click = () => {
    const nowMs = performance.now();
    if (progress !== undefined) {
      cancelledMs.current = nowMs;
      onCancelUpload();
    } else if (nowMs - cancelledMs.current > graceMs) onCancel();
  };
  return (
    <Button size="large" onClick={click}>
      {progress === undefined ? sharedCopy.cancel : uploadLabel(progress)}
    </Button>
  );
}

const uploadLabel = (progress: number) =>
  progress === 1 ? copy.deposit.stopWaiting : copy.deposit.cancelUpload;
