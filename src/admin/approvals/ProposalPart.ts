import { lazyPart } from '#src/shared/ui/lazyPart.tsx';

/** The dialog of a proposal, which few visits of a screen open. */
export const ProposalPart = lazyPart(
  async () => (await import('./ProposalDialog.tsx')).ProposalDialog,
);
