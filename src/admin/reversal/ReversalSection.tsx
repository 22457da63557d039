import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReversalOfItem } from '#contract/reversals.ts';
import { ProposalPart } from '#src/admin/approvals/ProposalPart.ts';
import { isProposal } from '#src/admin/approvals/proposal.ts';
import { useWaitingApprovals } from '#src/admin/approvals/useApprovals.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import type { Owner } from '#src/admin/provider/records.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';
import { ReverseDialog, type Reversible } from './ReverseDialog.tsx';

interface ReversalSectionProps {
  item: Reversible & { owner: Owner };
  reversal: ReversalOfItem | null;
}

/** The reversal of a final item, its proposal, or the button that begins one. */
export function ReversalSection({ item, reversal }: ReversalSectionProps) {
  const { open } = useDialogs();
  const isOwn = useSession().user?._id === item.owner.id;
  const mayReverse = useMay('approve') && !isOwn;
  if (!reversal && !mayReverse) return null;
  return (
    <Section title={copy.title}>
      {reversal ? (
        <Made reversal={reversal} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ color: 'text.secondary' }}>{copy.none[item.source]}</Box>
          <Button
            size="small"
            color="error"
            variant="outlined"
            onClick={() => open(<ReverseDialog item={item} />)}
          >
            {copy.button}
          </Button>
        </Box>
      )}
    </Section>
  );
}

function Made({ reversal }: { reversal: ReversalOfItem }) {
  const { open } = useDialogs();
  const { data: waiting = [] } = useWaitingApprovals();
  const { _id, kind, reason, madeAt } = reversal;
  const proposal = waiting.find((item) => item._id === _id);
  const isOpen = madeAt === null && proposal !== undefined && isProposal(proposal);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>
        {madeAt === null ? (
          copy.proposed
        ) : (
          <>
            {copy.reversedAt} <Moment at={madeAt} />
          </>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {copy.kinds[kind]}: {reason}
      </Box>
      {isOpen && (
        <Button size="small" onClick={() => open(<ProposalPart proposal={proposal} />)}>
          {copy.open}
        </Button>
      )}
    </Box>
  );
}
