import { useCallback, useState } from 'react';
import { drafts } from '#src/shared/session/drafts.ts';
import { session } from '#src/shared/session/session.ts';

/**
 * Saves what a person types while other pages are open, in memory only, until it is dropped with
 * `undefined`; `restored` is what was saved before.
 */
export function useKeptDraft<Values>(name: string) {
  const [restored] = useState(() => drafts.read(name) as Values | undefined);
  const [ownerId] = useState(() => session.read().user?._id ?? '');
  const keep = useCallback(
    (values: Values | undefined) => {
      if (values === undefined) drafts.remove(name);
      else drafts.save(name, ownerId, values);
    },
    [name, ownerId],
  );
  return { restored, keep };
}
