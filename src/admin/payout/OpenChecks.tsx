import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { CheckLines, Verdict } from '#src/admin/record/CheckLines.tsx';
import { Section } from '#src/admin/record/Section.tsx';
import { allChecks } from './checks.ts';
import { copy } from './copy.ts';

/** How many checks of a withdrawal passed, before its approval and before its payment. */
export function OpenChecks({ withdrawal }: { withdrawal: PayoutRecord }) {
  const { asked, beforePaying } = copy.waiting;
  const { status, approvals } = withdrawal;
  const own = { state: 'look', text: copy.waiting.own } as const;
  const checks = [
    ...allChecks(withdrawal),
    ...(status === 'approved' && approvals.mine ? [own] : []),
  ];
  const open = checks.filter(({ state }) => state !== 'ok');
  return (
    <Section title={status === 'requested' ? asked : beforePaying}>
      <Verdict
        passed={checks.length - open.length}
        all={checks.length}
        only={open.length === 1 ? open[0]?.text : undefined}
      />
      {open.length > 1 && <CheckLines checks={open} />}
    </Section>
  );
}
