import { session } from './store.ts';

interface Kept {
  ownerId: string;
  values: unknown;
}

/** Holds what was typed into forms whose session ran out; a reload or another person ends it. */
function openDrafts() {
  const kept = new Map<string, Kept>();
  session.subscribe(() => {
    const { ended, user } = session.read();
    if (ended === 'signed-out') kept.clear();
    if (!user) return;
    for (const [name, { ownerId }] of kept) if (ownerId !== user._id) kept.delete(name);
  });
  return {
    read: (name: string): unknown => kept.get(name)?.values,
    keep: (name: string, ownerId: string, values: unknown) => {
      kept.set(name, { ownerId, values });
    },
    drop: (name: string) => {
      kept.delete(name);
    },
  };
}

/** The drafts of this tab: in memory only, never in storage (S-332). */
export const drafts = openDrafts();
