import { memoryStore, type Store } from 'react-admin';
import { session } from '#src/shared/session/store.ts';

/** The storage key of a staff member's list preferences, the only others that may stay (S-332). */
const storageKey = 'lists';

// Chosen columns with their order, and saved queries; what a list holds never stays (S-335).
const kept = /(\.datatable(_columnRanks)?|\.savedQueries)$/;

interface Kept {
  userId: string;
  items: Record<string, unknown>;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'userId' in value && 'items' in value;

function read(userId: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    // Somebody else's preferences are nobody's here: the next person must not see them (S-334).
    return isKept(stored) && stored.userId === userId ? stored.items : {};
  } catch {
    return {};
  }
}

function write(stored: Kept): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored));
  } catch (cause) {
    // Where storage is forbidden, preferences last as long as the page.
    if (!(cause instanceof DOMException)) throw cause;
  }
}

/** react-admin's store in memory, of which list preferences stay on this device. */
export function openPreferences(): Store {
  const userId = session.read().user?._id ?? '';
  const items = read(userId);
  const memory = memoryStore(items);
  return {
    ...memory,
    setItem(key, value) {
      memory.setItem(key, value);
      if (kept.test(key)) write({ userId, items: pick(memory.listItems?.() ?? {}) });
    },
  };
}

const pick = (items: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(items).filter(([key]) => kept.test(key)));
