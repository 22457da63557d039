import Button from '@mui/material/Button';
import { useRef } from 'react';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { copy } from '../copy.ts';

const words = copy.deposit;
/** A tap so soon after an upload was called off was meant for the upload, not for the form. */
const graceMs = 1000;

interface CancelButtonProps {
  /** The share that was sent of a submit under way; undefined while there is none. */
  underWay: number | undefined;
  onCallOff: () => void;
  onCancel: () => void;
}

/** Cancels the deposit or, while it is under way, its sending: named after what it does then. */
export function CancelButton({ underWay, onCallOff, onCancel }: CancelButtonProps) {
  const calledOffMs = useRef(Number.NEGATIVE_INFINITY);
  const click = () => {
    const nowMs = performance.now();
    if (underWay !== undefined) {
      calledOffMs.current = nowMs;
      onCallOff();
    } else if (nowMs - calledOffMs.current > graceMs) onCancel();
  };
  return (
    <Button size="large" onClick={click}>
      {underWay === undefined ? sharedCopy.cancel : underWayWords(underWay)}
    </Button>
  );
}

const underWayWords = (share: number) => (share === 1 ? words.stopWaiting : words.callOff);
