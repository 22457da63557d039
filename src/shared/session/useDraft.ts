import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { drafts } from './drafts.ts';
import { session } from './session.ts';

/**
 * Saves a form's values when its session expires, and returns them once when the same user is back
 * after signing in again. Never pass a password.
 */
export function useDraft<Values>(name: string): {
  restored: Values | undefined;
  update: (values: Values) => void;
} {
  const [restored] = useState(() => drafts.read(name) as Values | undefined);
  const latest = useRef<Values>(restored);
  const [ownerId] = useState(() => session.read().user?._id ?? '');
  useEffect(() => drafts.remove(name), [name]);
  // A layout effect's clean-up still sees the form's last values.
  useLayoutEffect(
    () => () => {
      const { ended, token } = session.read();
      const expired = token === '' && ended === 'expired';
      if (expired && latest.current !== undefined) drafts.save(name, ownerId, latest.current);
    },
    [name, ownerId],
  );
  const [update] = useState(() => (values: Values) => {
    latest.current = values;
  });
  return { restored, update };
}
