import Alert from '@mui/material/Alert';
import { messageOf } from '#src/shared/api/messageOf.ts';

interface ErrorAlertProps {
  /** For the `aria-describedby` of the invalid fields. */
  id: string;
  message?: string | undefined;
  /** The error of a failed call; it replaces `message`. */
  error?: unknown;
}

/** Shows an error in the page until it is fixed; a toast disappears. */
export function ErrorAlert({ id, error, ...props }: ErrorAlertProps) {
  const message = error ? messageOf(error) : props.message;
  if (!message) return null;
  return (
    <Alert id={id} severity="error">
      {message}
    </Alert>
  );
}
