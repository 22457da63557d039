import Alert from '@mui/material/Alert';
import { messageOf } from '#src/shared/api/messageOf.ts';

interface ProblemAlertProps {
  /** The fields at fault refer to the alert by this id. */
  id: string;
  sentence?: string | undefined;
  /** What a call failed with, where that is the problem. */
  error?: unknown;
}

/** Keeps a form's problem in the page, read out as it appears, until it is mended (S-368). */
export function ErrorAlert({ id, error, ...props }: ProblemAlertProps) {
  const sentence = error ? messageOf(error) : props.sentence;
  if (!sentence) return null;
  return (
    <Alert id={id} severity="error">
      {sentence}
    </Alert>
  );
}
