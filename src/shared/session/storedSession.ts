import type { User } from '#contract/users.ts';

/** The storage key of the session; beside it only `device`, `theme` and `consent` are kept (S-332). */
export const rootKey = 'root';

/** What is persisted: nothing but the token and the signed-in user (S-335). */
interface Root {
  token: string;
  tradeUser: User | null;
}

const nobody: Root = { token: '', tradeUser: null };

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && '_id' in value;
}

/** Reads the stored session; anything that is not ours counts as signed out. */
export function readRoot(): Root {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(rootKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return nobody;
    const { token, tradeUser } = stored as Partial<Root>;
    if (typeof token !== 'string' || token === '' || !isUser(tradeUser)) return nobody;
    return { token, tradeUser };
  } catch {
    return nobody;
  }
}

/** Stores the session, or removes it; a browser that forbids storage keeps it in memory only. */
export function writeRoot(root: Root | null): void {
  try {
    if (root) localStorage.setItem(rootKey, JSON.stringify(root));
    else localStorage.removeItem(rootKey);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
  }
}

const deviceKey = 'device';

/** What an earlier sign-in of this browser answered; undefined when there is none. */
export function readDevice(): string | undefined {
  try {
    const stored = localStorage.getItem(deviceKey) ?? '';
    return /^[\w-]{43}$/.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the device beyond the session; a browser that forbids storage goes without. */
export function writeDevice(device: string): void {
  try {
    localStorage.setItem(deviceKey, device);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
  }
}
