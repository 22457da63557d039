import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { ActionBar } from '#src/investor/layout/ActionBar.tsx';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { copy } from './copy.ts';
import { SubmitError } from './SubmitError.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import type { useCreateDeposit } from './useCreateDeposit.ts';

interface ReceiptActionsProps {
  create: ReturnType<typeof useCreateDeposit>;
  /** The submit was pressed. */
  isSubmitted: boolean;
  hasFile: boolean;
}

/** The submit of a receipt, and the way out of an upload that runs. */
export function ReceiptActions({ create, isSubmitted, hasFile }: ReceiptActionsProps) {
  const submitButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that cancelled the upload is gone, and had the focus.
    const isLost = document.activeElement === document.body;
    if (isSubmitted && !create.isPending && isLost) submitButton.current?.focus();
  }, [isSubmitted, create.isPending]);
  const isUploading = create.isPending && hasFile;
  return (
    <ActionBar
      error={<SubmitError error={create.error} />}
      note={isUploading && <UploadProgress progress={create.progress} />}
    >
      <Button
        ref={submitButton}
        type="submit"
        variant="contained"
        size="large"
        disabled={create.isPending}
        aria-busy={create.isPending}
        sx={{ minWidth: 152 }}
      >
        {create.isPending ? copy.proof.processing : copy.proof.submit}
      </Button>
      {create.isPending && (
        <Button size="large" onClick={create.cancel}>
          {create.progress < 1 ? copy.proof.cancelUpload : sharedCopy.cancel}
        </Button>
      )}
    </ActionBar>
  );
}
