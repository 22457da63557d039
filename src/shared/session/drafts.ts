import { session } from './session.ts';

interface StoredDraft {
  ownerId: string;
  values: unknown;
}

/** Form values of an expired session; a reload, a sign-out or another user deletes them. */
function openDrafts() {
  const stored = new Map<string, StoredDraft>();
  session.subscribe(() => {
    const { ended, user } = session.read();
    if (ended === 'signed-out') stored.clear();
    if (!user) return;
    for (const [name, { ownerId }] of stored) if (ownerId !== user._id) stored.delete(name);
  });
  return {
    read: (name: string): unknown => stored.get(name)?.values,
    save: (name: string, ownerId: string, values: unknown) => {
      stored.set(name, { ownerId, values });
    },
    remove: (name: string) => {
      stored.delete(name);
    },
  };
}

/** The drafts of this tab, in memory only. */
export const drafts = openDrafts();
