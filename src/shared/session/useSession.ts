import { useSyncExternalStore } from 'react';
import { type Session, session } from './store.ts';

/** The session as it is now; the component follows every change, also from other tabs. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.read, session.read);
}
