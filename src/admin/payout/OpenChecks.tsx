import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { CheckLines, Verdict } from '#src/admin/record/CheckLines.tsx';
import { Section } from '#src/admin/record/Section.tsx';
import { allChecks } from './checks.ts';
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
  const title = status === 'requested' ? asked : beforePaying;
  const isOneLine = isPayer || open.length === 1;
  return (
    <Section {...(isPayer ? { name: title } : { title })}>
      <Verdict
        passed={checks.length - open.length}
        all={checks.length}
        only={isOneLine ? open.map(({ text }) => text).join(', ') : undefined}
      />
      {!isOneLine && <CheckLines checks={open} />}
    </Section>
  );
}
