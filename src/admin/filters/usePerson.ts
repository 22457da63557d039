import { useGetManyAggregate } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';

/** The person that a filter names by id, once read. */
export function usePerson(id: string | undefined): UserRecord | undefined {
  const { data } = useGetManyAggregate<UserRecord>(
    resource.users,
    { ids: id === undefined ? [] : [id] },
    { enabled: id !== undefined, staleTime: 60_000 },
  );
  return id === undefined ? undefined : data?.find((user) => user?.id === id);
}
