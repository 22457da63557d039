import { useListContext } from 'react-admin';
import { LoadError } from '#src/shared/ui/LoadError.tsx';

/** Says in the page why the list could not be read, and offers to try again (S-368). */
export function ListFailure() {
  const { error, refetch } = useListContext();
  return <LoadError error={error} retry={refetch} />;
}
