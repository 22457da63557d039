import { useListContext } from 'react-admin';
import { RecordError } from '#src/admin/shell/RecordError.tsx';

/** The error of the list and a retry button. */
export function ListError() {
  const { error, refetch } = useListContext();
  return <RecordError error={error} retry={refetch} />;
}
