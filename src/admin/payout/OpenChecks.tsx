import { CheckSummary } from '#src/admin/checks/CheckSummary.tsx';
import { allChecks } from '#src/admin/checks/withdrawalChecks.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { copy } from './copy.ts';

interface OpenChecksProps {
  withdrawal: PayoutRecord;
  /** The payer needs the place for the coins: one line of what is open, if anything is. */
  isPayer: boolean;
}

/** How many checks of a withdrawal passed, before its approval and before its payment. */
export function OpenChecks({ withdrawal, isPayer }: OpenChecksProps) {
  const { asked, beforePaying, own: approvedOwn } = copy.waiting;
  const { status, approvals } = withdrawal;
  const own = { state: 'look', text: approvedOwn } as const;
  const checks = [
    ...allChecks(withdrawal),
    ...(status === 'approved' && approvals.mine ? [own] : []),
  ];
  const open = checks.filter(({ state }) => state !== 'ok');
  if (isPayer && open.length === 0) return null;
  const name = status === 'requested' ? asked : beforePaying;
  return <CheckSummary checks={checks} name={name} isTitled={!isPayer} isOneLine={isPayer} />;
}
