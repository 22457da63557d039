import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { coinNames } from '#contract/coin.ts';
import { groupDollars } from '#contract/money.ts';
import type { EvidenceRecord } from '#src/admin/provider/records.ts';
import { CopyableText } from '#src/admin/shell/CopyableText.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { PanelGrid } from '#src/admin/shell/PanelGrid.tsx';
import { DepositLink, UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { InvestorPanel } from '#src/admin/users/InvestorPanel.tsx';
import { day } from '#src/shared/format/dates.ts';
import { AmountPanel } from './AmountPanel.tsx';
import { copy } from './copy.ts';
import { ReceiptPanel } from './ReceiptPanel.tsx';

interface EvidenceProps {
  evidence: EvidenceRecord;
}

export function EvidencePanels({ evidence }: EvidenceProps) {
  return (
    <PanelGrid columns={{ xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <Stack spacing={2}>
        {evidence.decidedAt && <DecisionPanel evidence={evidence} decidedAt={evidence.decidedAt} />}
        <AmountPanel evidence={evidence} />
        <SubmissionPanel evidence={evidence} />
        <Panel title={copy.evidence.duplicates}>
          <DuplicateList duplicates={evidence.duplicates} />
        </Panel>
        <InvestorPanel user={evidence.user} except={evidence.id} />
      </Stack>
      <Stack spacing={2}>
        <ReceiptPanel evidence={evidence} />
        <Panel title={copy.evidence.timeline}>
          <Timeline evidence={evidence} />
        </Panel>
      </Stack>
    </PanelGrid>
  );
}

function DecisionPanel({ evidence, decidedAt }: EvidenceProps & { decidedAt: string }) {
  const { decidedBy, receivedCents, checkedTxid, checkedOutput, note, reason } = evidence;
  const checked = checkedTxid && <CopyableText text={checkedTxid} of={copy.evidence.checkedTxid} />;
  return (
    <Panel title={copy.evidence.decision}>
      <FactList
        facts={[
          [copy.evidence.decidedBy, decidedBy ?? ''],
          [copy.evidence.decidedAt, <DateField key="at" iso={decidedAt} exact />],
          ...(receivedCents === null
            ? []
            : ([[copy.evidence.received, groupDollars(receivedCents)]] as const)),
          ...(checked ? ([[copy.evidence.checkedTxid, checked]] as const) : []),
          ...(checkedOutput
            ? ([[copy.evidence.checkedOutput, String(checkedOutput)]] as const)
            : []),
          ...(note ? ([[copy.evidence.note, note]] as const) : []),
          // A credit of another amount has its note as the reason too.
          ...(reason && reason !== note ? ([[copy.evidence.reason, reason]] as const) : []),
        ]}
      />
    </Panel>
  );
}

const sameNames = { txid: copy.evidence.sameTxid, proof: copy.evidence.sameProof };

function DuplicateList({ duplicates }: Pick<EvidenceRecord, 'duplicates'>) {
  if (duplicates.length === 0) {
    return <Typography color="text.secondary">{copy.evidence.noDuplicates}</Typography>;
  }
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {duplicates.map(({ id, user, status, depositDate, same }) => (
        <li key={id}>
          <DepositLink id={id} /> {user.fullName}, {status}, {day(depositDate)} (
          {same.map((reason) => sameNames[reason]).join(', ')})
        </li>
      ))}
    </Stack>
  );
}

function Timeline({ evidence: { timeline, decidedBy } }: EvidenceProps) {
  const nameOf = (event: EvidenceRecord['timeline'][number]['event']) => {
    const name = copy.evidence.events[event];
    const isDecision = event === 'confirmed' || event === 'declined';
    return isDecision && decidedBy ? copy.evidence.decided(name, decidedBy) : name;
  };
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 1 } }}>
      {timeline.map(({ at, event }) => (
        <li key={`${at} ${event}`}>
          {nameOf(event)}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            <DateField iso={at} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

function SubmissionPanel({ evidence }: { evidence: EvidenceRecord }) {
  const { user, coin, depositDate, address, txid } = evidence;
  return (
    <Panel title={copy.evidence.claim}>
      <FactList
        facts={[
          [copy.evidence.investor, <UserLink key="who" user={user} />],
          [copy.evidence.coin, `${coinNames[coin]} (${coin})`],
          [copy.evidence.submitted, <DateField key="at" iso={depositDate} exact />],
          [
            copy.evidence.address,
            <CopyableText key="to" text={address} of={copy.evidence.address} />,
          ],
          [
            copy.evidence.txid,
            txid ? (
              <CopyableText key="id" text={txid} of={copy.evidence.txid} />
            ) : (
              copy.evidence.noTxid
            ),
          ],
        ]}
      />
    </Panel>
  );
}
