import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FactList } from '#src/admin/panel/FactList.tsx';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

/** How a deposit was decided. */
export function DecisionFacts({ evidence }: { evidence: EvidenceRecord }) {
  const { decidedAt, decidedBy, receivedCents, checkedTxid, checkedOutput, note, reason } =
    evidence;
  if (!decidedAt) return null;
  const { decision } = copy;
  const facts: [name: string, value: ReactNode][] = [
    [decision.by, decidedBy],
    [decision.at, <Moment key="at" at={decidedAt} />],
    [decision.received, receivedCents !== null && <Money key="cents" cents={receivedCents} />],
    [
      decision.txid,
      checkedTxid !== evidence.txid && checkedTxid && (
        <ShortId key="txid" id={checkedTxid} of={decision.txid} />
      ),
    ],
    [decision.output, checkedOutput ? String(checkedOutput) : null],
    [decision.note, note],
    // A note without a reason is the reason of another amount too.
    [decision.reason, reason !== note && reason],
  ];
  return (
    <Section title={decision.title}>
      <Box sx={{ mt: 0.75 }}>
        <FactList facts={facts.filter(([, value]) => value)} />
      </Box>
    </Section>
  );
}
