import { useEffect } from 'react';
import { eventKinds } from '#contract/events.ts';
import { isExpected } from '#src/admin/provider/isExpected.ts';
import { useFreshQueries } from '#src/shared/events/useFreshQueries.ts';
import { setTitleCount } from '#src/shared/ui/documentTitle.ts';
import { countText, overviewKey, useOverview, waitingCount } from './useOverview.ts';

const kinds = eventKinds.filter((kind) => kind !== 'review.changed');
const keys = [overviewKey];

/** Keeps the counts fresh, and the number of waiting items in the title of the tab. */
export function LiveCounts() {
  const { data } = useOverview();
  // After a decision of this tab the counts are known.
  useFreshQueries(kinds, keys, isExpected);
  const waiting = waitingCount('deposits', data) + waitingCount('withdrawals', data);
  useEffect(() => {
    setTitleCount(waiting > 0 ? countText(waiting) : '');
    return () => setTitleCount('');
  }, [waiting]);
  return null;
}
