import { HttpError } from 'react-admin';
import { LoadError } from '#src/shared/ui/LoadError.tsx';

interface RecordErrorProps {
  error: unknown;
  retry: () => unknown;
}

/** A read error of react-admin; its body is the error of the call. */
export function RecordError({ error, retry }: RecordErrorProps) {
  return <LoadError error={error instanceof HttpError ? error.body : error} retry={retry} />;
}
