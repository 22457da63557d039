import { HttpError } from 'react-admin';
import { LoadError } from '#src/shared/ui/LoadError.tsx';

interface ReadFailureProps {
  error: unknown;
  retry: () => unknown;
}

/** Says why react-admin could not read something: its error carries the server's own refusal. */
export function RecordError({ error, retry }: ReadFailureProps) {
  return <LoadError error={error instanceof HttpError ? error.body : error} retry={retry} />;
}
