import type { DepositDetail } from '#contract/depositDetail.ts';
import { ConversationPanel } from '#src/investor/conversation/ConversationPanel.tsx';
import { NextPanel } from '#src/investor/record/NextPanel.tsx';
import { AttachProof } from './AttachProof.tsx';
import { copy } from './copy.ts';

/** The next events of a deposit, and the messages about it. */
export function DepositHelp({ deposit }: { deposit: DepositDetail }) {
  const status = deposit.reversedAt ? 'reversed' : deposit.status;
  return (
    <>
      <NextPanel {...copy.next[status]} />
      <ConversationPanel
        kind="deposit"
        item={deposit}
        attach={
          status === 'pending'
            ? (onAdded) => <AttachProof deposit={deposit} onAdded={onAdded} />
            : undefined
        }
      />
    </>
  );
}
