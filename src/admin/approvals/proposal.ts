import { type ProposalKind, proposalKinds, type WaitingApproval } from '#contract/approvals.ts';

/** Proposed by staff, and decided in a dialog. */
export type Proposal = WaitingApproval & { kind: Exclude<ProposalKind, 'rule'> };

/** Rules are decided under Settings, where the other rules are. */
export const isProposal = (item: WaitingApproval): item is Proposal =>
  item.kind !== 'rule' && (proposalKinds as readonly string[]).includes(item.kind);
