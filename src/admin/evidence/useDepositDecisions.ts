import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { resource, showPath } from '#contract/backOffice.ts';
import { groupDollars } from '#contract/money.ts';
import { approvalOff } from '#src/admin/approvals/paymentOff.ts';
import { hasOpenCheck } from '#src/admin/checks/depositChecks.ts';
import { useLacking } from '#src/admin/duties/useMay.ts';
import {
  afterDecision,
  type OverviewInCents,
  overviewKey,
} from '#src/admin/overview/useOverview.ts';
import { type DecisionTexts, decided } from '#src/admin/provider/decided.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { forgetEvent } from '#src/admin/provider/isExpected.ts';
import { recordKey } from '#src/admin/provider/useRecord.ts';
import { copy as recordCopy } from '#src/admin/record/copy.ts';
import type { Decision } from '#src/admin/record/decision.ts';
import type { SeenState } from '#src/shared/receipt/ProofViewer.tsx';
import { useProofText } from '#src/shared/receipt/useProofText.ts';
import { copy } from './copy.ts';
import { type Confirmation, type DecisionReply, useConfirm } from './useConfirm.ts';
import { useDecline } from './useDecline.ts';

interface Deciding {
  id: string;
  evidence: EvidenceRecord | undefined;
  proof: SeenState;
  hasFailed: boolean;
  isOffline: boolean;
  next: () => Promise<void>;
  /** Closes the form of a confirmation that waits for another person. */
  cancel: () => void;
}

/** The two decisions on a deposit, off until its evidence was seen. */
export function useDepositDecisions(deciding: Deciding) {
  const { id, evidence, next } = deciding;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const options = {
    action: { label: recordCopy.view, run: () => navigate(showPath('deposits', id)) },
    onReply: ({ data }: DecisionReply, texts: DecisionTexts) => {
      cache.setQueryData<EvidenceRecord>(
        recordKey(resource.deposits, id),
        (record) => record && decided(record, data, texts),
      );
      cache.setQueryData<OverviewInCents>(
        overviewKey,
        (overview) => overview && afterDecision(overview, data),
      );
      if (data.status === 'pending') {
        deciding.cancel();
        forgetEvent('deposit.decided', id);
        void cache.invalidateQueries({ queryKey: recordKey(resource.deposits, id) });
      }
    },
    onDone: () => void next(),
  };
  const confirm = useConfirm(id, evidence, options);
  const decline = useDecline(id, evidence, options);
  const lacking = useLacking('review');
  const offReason = lacking ?? offReasonOf(deciding);
  const { code } = useProofText(evidence?.image ?? null);
  const isDoubtful = evidence !== undefined && hasOpenCheck(evidence, code);
  const approved = evidence?.approvals ? approvalOff(evidence.approvals) : undefined;
  const amount = confirm.cents === undefined ? '' : ` ${groupDollars(confirm.cents)}`;
  const asked = evidence ? ` ${groupDollars(evidence.amountCents)}` : '';
  const decisions: Decision[] = [
    {
      shortcut: 'd',
      label: copy.decline.button,
      armedLabel: `${copy.decline.button}${asked}`,
      // Without a proof to look at there may be nothing to confirm, but it can be declined.
      offReason: deciding.proof === 'unreadable' ? lacking : offReason,
      isPending: decline.command.isPending,
      lack: decline.form.watch('reason')?.trim() ? undefined : recordCopy.lack.reason,
    },
    {
      shortcut: 'c',
      label: copy.confirm.button,
      armedLabel: `${copy.confirm.button}${amount}`,
      offReason: evidence?.creditedElsewhere ? copy.confirm.credited : (offReason ?? approved),
      isRefused: confirm.verdict === 'tooLarge',
      isPending: confirm.command.isPending,
      isDoubtful:
        (evidence !== undefined && confirm.cents === undefined) ||
        (isDoubtful && !confirm.form.watch('note')?.trim()),
      lack: lackOf(confirm),
    },
  ];
  return { confirm, decline, decisions };
}

function lackOf({ cents, noteReasons, form }: Confirmation): string | undefined {
  if (cents === undefined) return recordCopy.lack.amount;
  return noteReasons.length > 0 && !form.watch('note')?.trim() ? recordCopy.lack.note : undefined;
}

function offReasonOf({ evidence, proof, hasFailed, isOffline }: Deciding): string | undefined {
  if (isOffline) return recordCopy.offline;
  if (hasFailed || proof === 'failed') return recordCopy.failed;
  if (!evidence || proof === 'loading') return recordCopy.loading;
  return proof === 'unreadable' ? copy.proof.saveFirst : undefined;
}
