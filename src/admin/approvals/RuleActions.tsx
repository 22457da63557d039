import Box from '@mui/material/Box';
import type { ApprovalRule } from '#contract/approvals.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import { effectOf } from './effectOf.ts';
import { ruleCopy } from './ruleCopy.ts';
import { useApprovalsAgain, useWaitingApprovals } from './useApprovals.ts';

interface RuleActionsProps {
  rule: ApprovalRule;
  rules: readonly ApprovalRule[];
}

/** Whether a rule is proposed, or a threshold in force that can be removed. */
export const isOpen = ({ status, from }: ApprovalRule): boolean =>
  status === 'proposed' || (status === 'inForce' && parseDollars(from) > 0n);

/** Approves or withdraws a proposal, or proposes to remove a threshold. */
export function RuleActions({ rule, rules }: RuleActionsProps) {
  const again = useApprovalsAgain();
  const { data: waiting } = useWaitingApprovals();
  if (!useMay('keys')) return null;
  const of = ruleCopy.rules.of(
    ruleCopy.rules.kinds[rule.kind],
    groupDollars(parseDollars(rule.from)),
  );
  const common = { invalidates: [], onDone: again } as const;
  const named = (button: string) => ({ 'aria-label': `${button}: ${of}` });
  if (rule.status === 'proposed') {
    const proposal = waiting?.find(({ _id }) => _id === rule._id);
    if (!proposal) return null;
    return proposal.mine ? (
      <ConfirmationButton
        {...common}
        {...ruleCopy.withdraw}
        command={commands.withdrawProposal}
        input={{ kind: 'rule', id: rule._id }}
        buttonProps={named(ruleCopy.withdraw.button)}
      />
    ) : (
      <ConfirmationButton
        {...common}
        {...ruleCopy.approve}
        command={commands.approveRule}
        input={{ id: rule._id, content: proposal.content }}
        buttonProps={named(ruleCopy.approve.button)}
      />
    );
  }
  if (!isOpen(rule)) return null;
  const { kind, from, approvals } = rule;
  const removal = { kind, fromUsd: from.replace(/\.\d+$/, ''), approvals, removed: true };
  return (
    <Box sx={{ display: 'inline-flex' }}>
      <ConfirmationButton
        {...common}
        {...ruleCopy.remove}
        text={ruleCopy.remove.text(effectOf(rules, removal))}
        command={commands.proposeRule}
        input={removal}
        buttonProps={{ variant: 'text', color: 'inherit', ...named(ruleCopy.remove.button) }}
      />
    </Box>
  );
}
