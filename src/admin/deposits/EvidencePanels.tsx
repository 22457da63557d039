import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { groupDollars } from '#contract/money.ts';
import { InvestorPanel } from '#src/admin/users/InvestorPanel.tsx';
import type { EvidenceRecord } from '../provider/records.ts';
import { CopyableText } from '../shell/CopyableText.tsx';
import { DateField } from '../shell/DateField.tsx';
import { FactList } from '../shell/FactList.tsx';
import { Panel } from '../shell/Panel.tsx';
import { AmountPanel } from './AmountPanel.tsx';
import { copy } from './copy.ts';
import { DuplicateList } from './DuplicateList.tsx';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { SubmissionPanel } from './SubmissionPanel.tsx';
import { Timeline } from './Timeline.tsx';

const words = copy.evidence;

interface EvidenceProps {
  evidence: EvidenceRecord;
}

/** Everything a decision rests on: claim, duplicates and history, beside them the proof. */
export function EvidencePanels({ evidence }: EvidenceProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Stack spacing={2}>
        {evidence.decidedAt && <DecisionPanel evidence={evidence} decidedAt={evidence.decidedAt} />}
        <AmountPanel evidence={evidence} />
        <SubmissionPanel evidence={evidence} />
        <Panel title={words.duplicates}>
          <DuplicateList duplicates={evidence.duplicates} />
        </Panel>
        <InvestorPanel user={evidence.user} except={evidence.id} />
      </Stack>
      <Stack spacing={2}>
        <ReceiptPanel evidence={evidence} />
        <Panel title={words.timeline}>
          <Timeline events={evidence.timeline} />
        </Panel>
      </Stack>
    </Box>
  );
}

function DecisionPanel({ evidence, decidedAt }: EvidenceProps & { decidedAt: string }) {
  const { decidedBy, receivedCents, checkedTxid, checkedOutput, note, reason } = evidence;
  const checked = checkedTxid && <CopyableText text={checkedTxid} of={words.checkedTxid} />;
  return (
    <Panel title={words.decision}>
      <FactList
        facts={[
          [words.decidedBy, decidedBy ?? ''],
          [words.decidedAt, <DateField key="at" iso={decidedAt} exact />],
          ...(receivedCents === null
            ? []
            : ([[words.received, groupDollars(receivedCents)]] as const)),
          ...(checked ? ([[words.checkedTxid, checked]] as const) : []),
          ...(checkedOutput ? ([[words.checkedOutput, String(checkedOutput)]] as const) : []),
          ...(note ? ([[words.note, note]] as const) : []),
          ...(reason ? ([[words.reason, reason]] as const) : []),
        ]}
      />
    </Panel>
  );
}
