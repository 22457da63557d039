import type { Query } from '@tanstack/react-query';
import { resource } from '#contract/backOffice.ts';
import { keepsPlaces, type Reading, refreshRows } from './refreshRows.ts';
import type { ResourceName } from './resources.ts';
import { recordKey } from './useRecord.ts';

interface DepositLike {
  user?: { id: string };
  duplicates?: readonly { id: string }[];
}

/** Whether what staff see of a deposit changes with the decision of another one. */
const changesWith = (record: DepositLike | undefined, id: string, owner: string | undefined) =>
  record?.user?.id === owner || record?.duplicates?.some((copied) => copied.id === id) === true;

/** Marks as changed what is not read at once; of the deposits only those that changed. */
const unread = (name: string, id: string, owner: string | undefined) =>
  ({
    refetchType: 'none',
    predicate: ({ queryKey, state }: Query) =>
      name !== resource.deposits ||
      queryKey[1] !== 'getOne' ||
      changesWith(state.data as DepositLike | undefined, id, owner),
  }) as const;

/** Reads again what a command changed; after a reply with the record of an id, where it is shown next. */
export function refreshAfter(
  { cache, provider }: Reading,
  invalidates: readonly ResourceName[],
  id: string | undefined,
): Promise<unknown> {
  const names = [...invalidates, 'activity', 'overview'];
  if (id !== undefined) {
    const decided = cache.getQueryData<DepositLike>(recordKey(resource.deposits, id));
    return Promise.all(
      names.map((name) =>
        cache.invalidateQueries({ queryKey: [name], ...unread(name, id, decided?.user?.id) }),
      ),
    );
  }
  return Promise.all([
    ...names.map((name) =>
      cache.invalidateQueries({ queryKey: [name], predicate: (query) => !keepsPlaces(query) }),
    ),
    // The poll of a list shows that it cannot be read; the command has succeeded.
    ...invalidates.map((name) => refreshRows({ cache, provider }, name).catch(() => undefined)),
  ]);
}
