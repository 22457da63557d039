import { messageOf } from '#src/shared/api/messageOf.ts';
import { copy } from '#src/shared/copy.ts';
import { RetryAlert } from './RetryAlert.tsx';

interface LoadErrorProps {
  error: unknown;
  retry: () => unknown;
}

/** The reason of a failed read, at the edges of the text around it. */
export function LoadError({ error, retry }: LoadErrorProps) {
  return (
    <RetryAlert severity="error" label={copy.retry} onRetry={() => void retry()}>
      {messageOf(error)}
    </RetryAlert>
  );
}
