import type { Payout } from '#contract/payoutRecord.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { copy } from './copy.ts';

const colors = { draft: 'warning', signed: 'warning', sent: 'warning', mined: 'success' } as const;

/** How far a payout is. */
export const PayoutState = ({ state }: Pick<Payout, 'state'>) => (
  <StateChip
    color={state in colors ? colors[state as keyof typeof colors] : 'default'}
    label={copy.states[state]}
  />
);
