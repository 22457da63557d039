import { isUnanswered } from '#src/shared/api/isUnanswered.ts';
import { useConnection } from '#src/shared/connection/useConnection.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { NotAvailable } from './NotAvailable.tsx';

interface PartErrorProps {
  error: unknown;
  retry: () => unknown;
  /** An earlier reply is still shown, or the part is not always there. */
  hasData?: boolean;
}

/** The reason of a failed read; without a connection the banner of the area has the reason. */
export function PartError({ error, retry, hasData = false }: PartErrorProps) {
  const { lost } = useConnection();
  if (!lost || !isUnanswered(error)) return <LoadError error={error} retry={retry} />;
  return hasData ? null : <NotAvailable />;
}
