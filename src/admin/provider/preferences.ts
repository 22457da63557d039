import { memoryStore, type Store } from 'react-admin';
import { session } from '#src/shared/session/session.ts';

/** The storage key of list preferences. */
const storageKey = 'lists';

// Columns with their order, rows per page, saved views and what is open; never the rows of a list.
const storedKeys = /(\.datatable(_columnRanks)?|\.views|\.perPage|^preview\.beside|^shortcuts)$/;

interface StoredPreferences {
  userId: string;
  items: Record<string, unknown>;
}

const isStored = (value: unknown): value is StoredPreferences =>
  typeof value === 'object' && value !== null && 'userId' in value && 'items' in value;

function read(userId: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    // Never show one person's preferences to the next.
    return isStored(stored) && stored.userId === userId ? stored.items : {};
  } catch {
    return {};
  }
}

function write(stored: StoredPreferences): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored));
  } catch (cause) {
    // Without storage, preferences last until the page is reloaded.
    if (!(cause instanceof DOMException)) throw cause;
  }
}

/** react-admin's store in memory; list preferences are also stored on the device. */
export function openPreferences(): Store {
  const userId = session.read().user?._id ?? '';
  const items = read(userId);
  const memory = memoryStore(items);
  return {
    ...memory,
    setItem(key, value) {
      memory.setItem(key, value);
      if (storedKeys.test(key)) write({ userId, items: pick(memory.listItems?.() ?? {}) });
    },
  };
}

const pick = (items: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(items).filter(([key]) => storedKeys.test(key)));
