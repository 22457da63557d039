import type { User } from '#contract/userRecord.ts';
import { readRoot, rootKey, writeRoot } from './storedSession.ts';

type EndReason = 'expired' | 'signed-out' | undefined;

export interface Session {
  /** Empty while signed out. */
  token: string;
  user: User | null;
  ended: EndReason;
}

type Listener = () => void;

/** A store that follows the sign-ins and sign-outs of other tabs. */
function openSession() {
  let current: Session = { ...readRoot(), ended: undefined };
  const listeners = new Set<Listener>();

  const set = (next: Session) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const end = (ended: EndReason) => {
    writeRoot(null);
    set({ token: '', user: null, ended });
  };

  const followStorage = (event: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (event.key !== rootKey && event.key !== null) return;
    const { token, user } = readRoot();
    const isSignedOut = token === '' && current.token !== '';
    set({ token, user, ended: isSignedOut ? 'signed-out' : current.ended });
  };
  // A page from the back/forward cache missed the changes of other tabs.
  const followPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) set({ ...readRoot(), ended: undefined });
  };
  // The build renders pages without a browser.
  if ('window' in globalThis) {
    window.addEventListener('storage', followStorage);
    window.addEventListener('pageshow', followPageShow);
  }

  return {
    read: (): Session => current,
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(token: string, user: User): void {
      writeRoot({ token, user });
      set({ token, user, ended: undefined });
    },
    /** Replaces the user of the session; another user's record is ignored. */
    update(user: User): void {
      if (current.token === '' || current.user?._id !== user._id) return;
      // Another tab may have signed out since; its event comes later.
      if (readRoot().token === current.token) writeRoot({ token: current.token, user });
      set({ ...current, user });
    },
    /** Ends the session of this token; a newer session stays. */
    expire(token: string): void {
      if (current.token === token) end('expired');
    },
    leave: (): void => end('signed-out'),
  };
}

export const session = openSession();
