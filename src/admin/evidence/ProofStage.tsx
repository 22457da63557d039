import Box from '@mui/material/Box';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { wantedOf } from '#src/admin/checks/wantedOf.ts';
import { copy as factsCopy } from '#src/admin/facts/copy.ts';
import type { DuplicateRecord, EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { widths } from '#src/admin/record/widths.ts';
import { DepositLink } from '#src/admin/shell/RecordLinks.tsx';
import { ProofViewer, type SeenState } from '#src/shared/receipt/ProofViewer.tsx';
import { useSharedMove } from '#src/shared/receipt/useView.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';
import { NoProof } from './NoProof.tsx';

interface ProofStageProps {
  evidence: EvidenceRecord | undefined;
  isFull: boolean;
  setFull: (isFull: boolean) => void;
  onState: (state: SeenState) => void;
}

const copiedOf = ({ duplicates }: EvidenceRecord) => duplicates.find(({ image }) => image);

/** Whether there is a file to look at: its own proof, or that of a deposit with the same evidence. */
export const hasStage = (evidence: EvidenceRecord): boolean =>
  evidence.image !== null || copiedOf(evidence) !== undefined;

/** The proof, beside that of the deposit which it copies. */
export const ProofStage = memo(function ProofStage(props: ProofStageProps) {
  const { evidence, isFull, setFull, onState } = props;
  const shared = useSharedMove();
  const wanted = useMemo(() => evidence && wantedOf(evidence), [evidence]);
  const isMissing = evidence !== undefined && !evidence.image;
  useEffect(() => {
    if (isMissing) onState('drawn');
  }, [isMissing, onState]);
  if (!evidence) {
    return (
      <>
        <Box sx={reservedTools} />
        <Ground>{copy.proof.loading}</Ground>
      </>
    );
  }
  const { image } = evidence;
  const other = copiedOf(evidence);
  const own = image ? (
    <ProofViewer
      key={image}
      path={image}
      full={{ isFull, toggle: () => setFull(!isFull) }}
      onState={onState}
      wanted={wanted}
      shared={shared}
      {...(isFull && { caption: <Brief evidence={evidence} /> })}
    />
  ) : (
    <NoProof evidence={evidence} />
  );
  if (!other?.image) return own;
  return (
    <Box sx={pair}>
      <Figure name={copy.stop.thisDeposit} evidence={evidence}>
        {own}
      </Figure>
      <Figure name={<DepositLink id={other.id} />} evidence={other}>
        <ProofViewer key={other.image} path={other.image} shared={shared} />
      </Figure>
    </Box>
  );
});

interface FigureProps {
  name: ReactNode;
  evidence: Pick<DuplicateRecord, 'user' | 'amountCents' | 'depositDate'> & {
    status: EvidenceRecord['status'];
  };
  children: ReactNode;
}

function Figure({ name, evidence, children }: FigureProps) {
  const { user, amountCents, depositDate, status } = evidence;
  return (
    <Box component="figure" data-status-edge={status} sx={figure}>
      <Box component="figcaption" sx={caption}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
          {name} <StatusBadge status={status} plain />
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {user.fullName}, <Money cents={amountCents} />, <Moment at={depositDate} short />
        </Box>
      </Box>
      {children}
    </Box>
  );
}

/** The facts to compare, while the proof has the whole window. */
function Brief({
  evidence: { amountCents, quote, coin, address, txid },
}: {
  evidence: EvidenceRecord;
}) {
  const ends = (text: string) => `${text.slice(0, 8)}…${text.slice(-6)}`;
  return (
    <>
      <strong>
        <Money cents={amountCents} />
      </strong>
      {quote && ` · ${quote.coinAmount} ${coin}`} · {ends(address)} ·{' '}
      {txid ? ends(txid) : factsCopy.noTxid}
    </>
  );
}

/** The place of the proof. */
const Ground = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      flexGrow: 1,
      display: 'grid',
      placeItems: 'center',
      minHeight: 160,
      bgcolor: 'var(--stage, var(--sunken))',
      color: 'text.secondary',
      fontWeight: 600,
    }}
  >
    {children}
  </Box>
);

// The place of the viewer's tools, which a phone has below the proof.
const reservedTools = {
  height: 40,
  flex: 'none',
  '@media (pointer: coarse)': { height: 44 },
  [widths.phone]: { display: 'none' },
} as const;

const pair = {
  flexGrow: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
} as const;

const figure = {
  m: 0,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  // Two proofs are below one another, each high enough to be read.
  [widths.phone]: { height: 360 },
  [widths.desk]: { '& + &': { borderLeft: 1, borderColor: 'divider' } },
} as const;

const caption = {
  minHeight: 48,
  px: 2,
  py: 0.5,
  borderBottom: '2px solid',
  borderColor: 'error.main',
  '[data-status-edge=confirmed] > &': { borderColor: 'success.main' },
  '& [data-status]': { height: 18 },
  '& a': { py: 0 },
} as const;
