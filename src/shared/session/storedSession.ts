import type { User } from '#contract/userRecord.ts';

/** The storage key of the session. The others are `device`, `theme` and `consent`. */
export const rootKey = 'root';

interface StoredSession {
  token: string;
  user: User | null;
}

const signedOut: StoredSession = { token: '', user: null };

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && '_id' in value;
}

/** Reads the stored session; an unreadable one counts as signed out. */
export function readRoot(): StoredSession {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(rootKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return signedOut;
    const { token, tradeUser } = stored as { token?: unknown; tradeUser?: unknown };
    if (typeof token !== 'string' || token === '' || !isUser(tradeUser)) return signedOut;
    return { token, user: tradeUser };
  } catch {
    return signedOut;
  }
}

/** Stores or removes the session. A browser that forbids storage keeps it in memory only. */
export function writeRoot(session: StoredSession | null): void {
  try {
    if (session) {
      const { token, user } = session;
      localStorage.setItem(rootKey, JSON.stringify({ token, tradeUser: user }));
    } else localStorage.removeItem(rootKey);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
  }
}

const deviceKey = 'device';

/** The device token of an earlier sign-in in this browser. */
export function readDevice(): string | undefined {
  try {
    const stored = localStorage.getItem(deviceKey) ?? '';
    return /^[\w-]{43}$/.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the device token beyond the session, where the browser allows storage. */
export function writeDevice(device: string): void {
  try {
    localStorage.setItem(deviceKey, device);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
  }
}
