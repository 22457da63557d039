import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { coinNames } from '#contract/coin.ts';
import { dollars } from '#src/shared/format/money.ts';
import type { EvidenceRecord } from '../provider/records.ts';
import { CopyableText } from '../shell/CopyableText.tsx';
import { DateField } from '../shell/DateField.tsx';
import { FactList } from '../shell/FactList.tsx';
import { Panel } from '../shell/Panel.tsx';
import { copy } from './copy.ts';
import { DuplicateList } from './DuplicateList.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { Timeline } from './Timeline.tsx';

const words = copy.evidence;

interface EvidenceProps {
  evidence: EvidenceRecord;
}

/** Everything a decision rests on: the claim beside the proof, then duplicates and history. */
export function EvidencePanels({ evidence }: EvidenceProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gridTemplateAreas: {
          xs: '"claim" "proof" "history"',
          md: '"claim proof" "history proof"',
        },
      }}
    >
      <Stack spacing={2} sx={{ gridArea: 'claim' }}>
        {evidence.decidedAt && <DecisionPanel evidence={evidence} decidedAt={evidence.decidedAt} />}
        <ClaimPanel evidence={evidence} />
        <QuotePanel evidence={evidence} />
      </Stack>
      <Box sx={{ gridArea: 'proof' }}>
        <ProofPanel evidence={evidence} />
      </Box>
      <Stack spacing={2} sx={{ gridArea: 'history' }}>
        <Panel title={words.duplicates}>
          <DuplicateList duplicates={evidence.duplicates} />
        </Panel>
        <Panel title={words.timeline}>
          <Timeline events={evidence.timeline} />
        </Panel>
      </Stack>
    </Box>
  );
}

function ClaimPanel({ evidence }: EvidenceProps) {
  const { user, amount, coin, depositDate, address, txid } = evidence;
  return (
    <Panel title={words.claim}>
      <FactList
        facts={[
          [words.investor, user.fullName],
          [words.amount, dollars(Number(amount))],
          [words.coin, coinNames[coin]],
          [words.submitted, <DateField key="at" iso={depositDate} />],
          [words.address, <CopyableText key="to" text={address} of={words.address} />],
          [words.txid, txid ? <CopyableText key="id" text={txid} of={words.txid} /> : words.noTxid],
        ]}
      />
    </Panel>
  );
}

function QuotePanel({ evidence: { quote, coin } }: EvidenceProps) {
  return (
    <Panel title={words.quote}>
      {quote ? (
        <FactList
          facts={[
            [words.coinAmount, `${quote.coinAmount} ${coin}`],
            [words.rate, words.rateOf(quote.rate, coin)],
            [words.source, quote.sources.join(', ')],
            [words.asOf, <DateField key="at" iso={quote.asOf} />],
            [words.expires, <DateField key="until" iso={quote.expiresAt} />],
          ]}
        />
      ) : (
        <Typography color="text.secondary">{words.noQuote}</Typography>
      )}
    </Panel>
  );
}

function DecisionPanel({ evidence, decidedAt }: EvidenceProps & { decidedAt: string }) {
  const { decidedBy, amountReceived, note, reason } = evidence;
  return (
    <Panel title={words.decision}>
      <FactList
        facts={[
          [words.decidedBy, decidedBy ?? ''],
          [words.decidedAt, <DateField key="at" iso={decidedAt} />],
          ...(amountReceived ? ([[words.received, dollars(Number(amountReceived))]] as const) : []),
          ...(note ? ([[words.note, note]] as const) : []),
          ...(reason ? ([[words.reason, reason]] as const) : []),
        ]}
      />
    </Panel>
  );
}
