import Alert from '@mui/material/Alert';

interface ProblemAlertProps {
  /** The fields at fault refer to the alert by this id. */
  id: string;
  sentence: string | undefined;
}

/** Keeps a form's problem in the page, read out as it appears, until it is mended (S-368). */
export function ProblemAlert({ id, sentence }: ProblemAlertProps) {
  if (!sentence) return null;
  return (
    <Alert id={id} severity="error">
      {sentence}
    </Alert>
  );
}
