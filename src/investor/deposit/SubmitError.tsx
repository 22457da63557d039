import Alert from '@mui/material/Alert';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from '../copy.ts';
import { receiptTooLarge, SubmitCancelled } from './useCreateDeposit.ts';

interface SubmitErrorProps {
  /** For the `aria-describedby` of the invalid field. */
  id: string;
  /** The error of the form, shown instead of `error`. */
  inputError: string | undefined;
  error: Error | null;
}

/** The error of a submit, shown until the next one. */
export function SubmitError({ id, inputError, error }: SubmitErrorProps) {
  if (inputError !== undefined || !error) return <ErrorAlert id={id} message={inputError} />;
  if (error instanceof SubmitCancelled) {
    return (
      <Alert severity={error.isUploaded ? 'warning' : 'info'}>
        {error.isUploaded ? copy.deposit.unsure : copy.deposit.stopped}
      </Alert>
    );
  }
  const message = messageOf(error, receiptTooLarge);
  // Without a response the deposit may exist; the same key makes a retry safe.
  const isUnsure = error instanceof NetworkError;
  return (
    <ErrorAlert id={id} message={isUnsure ? `${message} ${copy.deposit.retryIsSafe}` : message} />
  );
}
