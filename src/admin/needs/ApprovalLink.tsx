import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { WaitingApproval } from '#contract/approvals.ts';
import { listPath, showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import { ProposalPart } from '#src/admin/approvals/ProposalPart.ts';
import { isProposal } from '#src/admin/approvals/proposal.ts';
import { settingsPart } from '#src/admin/shell/settingsPart.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { copy } from './copy.ts';
import { tallLink } from './needLine.ts';

const { approvals: text } = copy;

/** A proposal opens where it is decided; the rest leads to its page. */
export function ApprovalLink({ item }: { item: WaitingApproval }) {
  const { open } = useDialogs();
  const { kind, _id } = item;
  if (isProposal(item)) {
    const show = () => open(<ProposalPart proposal={item} />);
    return (
      <Link
        component="button"
        type="button"
        onClick={show}
        sx={{ ...tallLink, fontSize: 'inherit' }}
      >
        {text.item(text.kinds[item.kind], reference(_id))}
      </Link>
    );
  }
  if (kind === 'alarm') {
    return (
      <Link component={RouterLink} to={`${listPath('overview')}#alarms`} sx={tallLink}>
        {text.alarm}
      </Link>
    );
  }
  const path =
    kind === 'rule'
      ? settingsPart('approvals')
      : showPath(kind === 'deposit' ? 'deposits' : 'withdrawals', _id);
  return (
    <Link component={RouterLink} to={path} sx={tallLink}>
      {kind === 'deposit' || kind === 'withdrawal'
        ? text.item(text.kinds[kind], reference(_id))
        : text.rule}
    </Link>
  );
}
