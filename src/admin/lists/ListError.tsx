import { useListContext } from 'react-admin';
import { ReadFailure } from '#src/admin/shell/RecordError.tsx';

/** Says in the page why the list could not be read, and offers to try again (S-368). */
export function ListFailure() {
  const { error, refetch } = useListContext();
  return <ReadFailure error={error} retry={refetch} />;
}
