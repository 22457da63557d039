import Alert from '@mui/material/Alert';
import type { FormEvent } from 'react';
import { resource } from '#contract/backOffice.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { commands } from '#src/admin/provider/commands.ts';
import { CommandDialog } from '#src/admin/shell/CommandDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { Objections } from './Objections.tsx';
import type { Proposal } from './proposal.ts';
import { proposalFacts } from './proposalFacts.tsx';
import { useApprovalsAgain, useMayApprove } from './useApprovals.ts';

const texts = copy.proposal;

const approving = {
  adjustment: commands.approveAdjustment,
  reversal: commands.approveReversal,
  wallet: commands.approveWallet,
  duty: commands.approveDuty,
  reset: commands.approveReset,
};

const shown = {
  adjustment: [resource.users],
  reversal: [resource.users, resource.deposits, resource.withdrawals, 'transactions'],
  wallet: ['wallets'],
  duty: ['staff'],
  reset: [resource.users],
} as const;

/** The change that a proposal makes; colleagues approve it or object, its author withdraws it. */
export function ProposalDialog({ proposal }: { proposal: Proposal }) {
  const { kind, _id: id, content, mine, proposedBy, payableFrom } = proposal;
  const isOwn = proposedBy?._id === useSession().user?._id;
  const onDone = useApprovalsAgain();
  const mayApprove = useMayApprove()(proposal);
  const options = { invalidates: shown[kind], onDone };
  const approve = useDialogCommand(approving[kind], options);
  const withdraw = useDialogCommand(commands.withdrawProposal, options);
  const command = isOwn ? withdraw : approve;
  const decide = (event: FormEvent) => {
    event.preventDefault();
    if (isOwn) withdraw.run({ kind, id });
    else approve.run({ id, content });
  };
  const note = payableFrom ? texts.complete : mine ? texts.given : texts.others;
  return (
    <CommandDialog
      title={texts.titles[kind]}
      submit={isOwn ? texts.withdraw : texts.approve}
      destructive={isOwn}
      command={command}
      isStale={!isOwn && !mayApprove}
      onSubmit={decide}
    >
      <FactList facts={proposalFacts(proposal)} />
      {!mayApprove && <Alert severity="info">{note}</Alert>}
      <Objections kind={kind} id={id} objections={proposal.objections} />
    </CommandDialog>
  );
}
