import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { drafts } from './drafts.ts';
import { session } from './store.ts';

/**
 * Keeps what was typed into a form when its session runs out, and answers it once when the same
 * person comes back after signing in again (S-028). Passwords are no drafts: leave them out.
 */
export function useDraft<Values>(name: string): {
  before: Values | undefined;
  keep: (values: Values) => void;
} {
  const [before] = useState(() => drafts.read(name) as Values | undefined);
  const typed = useRef<Values>(before);
  const [ownerId] = useState(() => session.read().user?._id ?? '');
  useEffect(() => drafts.drop(name), [name]);
  // A layout effect's end runs while the form's last values are still at hand.
  useLayoutEffect(
    () => () => {
      const { ended, token } = session.read();
      const expired = token === '' && ended === 'expired';
      if (expired && typed.current !== undefined) drafts.keep(name, ownerId, typed.current);
    },
    [name, ownerId],
  );
  const [keep] = useState(() => (values: Values) => {
    typed.current = values;
  });
  return { before, keep };
}
