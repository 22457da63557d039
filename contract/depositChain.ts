import { array, boolean, type InferType, number, object, string } from 'yup';

/**
 * States of a deposit on the chain. `off`: no node. `stale`: not read for ten minutes. From `short` on
 * all its payments have the confirmations that are asked.
 */
export const depositChainStates = [
  ...['off', 'stale', 'none', 'seen', 'confirming', 'short', 'over', 'late', 'enough'],
  ...['replaced', 'gone'],
] as const;

/** `asked` confirmations; null for Ethereum, which counts once the network calls a block final. */
export const depositChain = object({
  state: string().oneOf(depositChainStates).defined(),
  confirmations: number().defined(),
  asked: number().nullable().defined(),
});

export type DepositChain = InferType<typeof depositChain>;

/** Coin amounts as text; `isProvable` where GET /payments/{id}/proof has its proof. */
const payment = object({
  _id: string().defined(),
  txid: string().nullable().defined(),
  amount: string().defined(),
  state: string().oneOf(['seen', 'mined', 'final', 'gone']).defined(),
  confirmations: number().defined(),
  height: number().nullable().defined(),
  seenAt: string().defined(),
  via: string().oneOf(['plain', 'contract']).defined(),
  replacedBy: string().nullable().defined(),
  isProvable: boolean().defined(),
  /** The nodes that show it. */
  sources: array(string().defined()).defined(),
});

/** With its payments. `suggestedUsd` is what those with enough confirmations are worth. */
export const chainEvidence = depositChain.concat(
  object({
    expected: string().nullable().defined(),
    received: string().defined(),
    suggestedUsd: string().nullable().defined(),
    /** Two nodes are connected. */
    isOfTwoNodes: boolean().defined(),
    /** The node is away, behind or differs from the second one: since when, in one sentence. */
    problem: string().nullable().defined(),
    payments: array(payment).defined(),
  }),
);

export type ChainEvidence = InferType<typeof chainEvidence>;
