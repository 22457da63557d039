import Alert from '@mui/material/Alert';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { receiptTooLarge } from './fileRules.ts';
import { SubmitCancelled } from './useUpload.ts';

const errorId = 'submit-error';

interface SubmitErrorProps {
  error: Error | null;
}

/** The error of a submit, shown until the next one. */
export function SubmitError({ error }: SubmitErrorProps) {
  if (!error) return null;
  if (error instanceof SubmitCancelled) {
    return (
      <Alert severity={error.isUploaded ? 'warning' : 'info'}>
        {error.isUploaded ? copy.proof.unsure : copy.proof.stopped}
      </Alert>
    );
  }
  const message = messageOf(error, receiptTooLarge);
  // Without a response the deposit may exist; the same key makes a retry safe.
  const isUnsure = error instanceof NetworkError;
  return (
    <ErrorAlert
      id={errorId}
      message={isUnsure ? `${message} ${copy.proof.retryIsSafe}` : message}
    />
  );
}
