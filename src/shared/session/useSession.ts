import { useSyncExternalStore } from 'react';
import { type Session, session } from './session.ts';

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.read, session.read);
}
