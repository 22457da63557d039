import type { Reconciliation } from '#contract/reconciliationRecord.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { copy } from './copy.ts';

/** Whether a day is closed. */
export const DayState = ({ state }: Pick<Reconciliation, 'state'>) => (
  <StateChip color={state === 'closed' ? 'success' : 'warning'} label={copy.states[state]} />
);
