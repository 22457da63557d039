import { useListContext } from 'react-admin';
import { RecordError } from '#src/admin/shell/RecordError.tsx';

/** Says in the page why the list could not be read, and offers to try again (S-368). */
export function ListError() {
  const { error, refetch } = useListContext();
  return <RecordError error={error} retry={refetch} />;
}
