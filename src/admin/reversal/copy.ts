import type { ReversalKind, ReversalSource } from '#contract/reversals.ts';

const kinds: Record<ReversalKind, string> = {
  wrong: 'It was a mistake',
  chargeback: 'The sender took the payment back',
  returned: 'The payment came back',
};

const titles: Record<ReversalSource, string> = {
  deposit: 'Reverse the deposit',
  withdrawal: 'Reverse the withdrawal',
  adjustment: 'Reverse the adjustment',
};

export const copy = {
  title: 'Reversal',
  button: 'Reverse',
  adjustment: (reference: string) => `Reverse the adjustment ${reference}`,
  titles,
  kind: 'What happened',
  kinds,
  takes: (amount: string) =>
    `Takes ${amount} from the balance by an entry of its own. The first entry stays.`,
  adds: (amount: string) =>
    `Adds ${amount} to the balance by an entry of its own. The first entry stays.`,
  given: (reason: string) => `Its reason was: ${reason}`,
  hint: 'The investor reads it. A reversal cannot be reversed.',
  none: {
    deposit: 'If this entry was wrong, a reversal takes the amount back.',
    withdrawal: 'If the coins came back, a reversal returns the amount to the balance.',
    adjustment: 'If this entry was wrong, a reversal undoes it.',
  } satisfies Record<ReversalSource, string>,
  reversedAt: 'Reversed',
  proposed: 'Proposed. It waits for another approval.',
  open: 'Open the proposal',
} as const;
