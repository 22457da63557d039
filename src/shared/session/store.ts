import type { User } from '#contract/users.ts';
import { readRoot, rootKey, writeRoot } from './storedSession.ts';

/** Why the last session ended; `undefined` while there was none. */
export type Ended = 'expired' | 'signed-out' | undefined;

/** Who is signed in (S-327, S-328): an empty token means nobody. */
export interface Session {
  token: string;
  user: User | null;
  ended: Ended;
}

type Listener = () => void;

/** Makes the session store; it follows sign-ins and sign-outs of other tabs. */
function openSession() {
  let current: Session = { ...readRoot(), ended: undefined };
  const listeners = new Set<Listener>();

  const become = (next: Session) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const end = (ended: Ended) => {
    writeRoot(null);
    become({ token: '', user: null, ended });
  };

  const followStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== rootKey && event.key !== null) return;
    const { token, user } = readRoot();
    const left = token === '' && current.token !== '';
    become({ token, user, ended: left ? 'signed-out' : current.ended });
  };
  // A page that the browser kept frozen missed what other tabs did meanwhile (S-334).
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) become({ ...readRoot(), ended: undefined });
  };
  // Pages are also rendered while the site is built, where there is no browser to listen to.
  if ('window' in globalThis) {
    window.addEventListener('storage', followStorage);
    window.addEventListener('pageshow', wake);
  }

  return {
    read: (): Session => current,
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins a session with what the sign-in call answered. */
    begin(token: string, user: User): void {
      writeRoot({ token, user });
      become({ token, user, ended: undefined });
    },
    /** Keeps the signed-in user as the server last told. */
    update(user: User): void {
      if (current.token === '' || current.user?._id !== user._id) return;
      writeRoot({ token: current.token, user });
      become({ ...current, user });
    },
    /** Ends the session that this dead token belonged to; a newer one stays. */
    expire(token: string): void {
      if (current.token === token) end('expired');
    },
    /** Ends the session on this device because its owner asked for it. */
    leave: (): void => end('signed-out'),
  };
}

/** The one session of this tab, persisted under `root` (S-332). */
export const session = openSession();
