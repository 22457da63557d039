const released = {
  secondApprover: 'setting',
  secondFactor: true,
  chainLookup: 'setting',
  backingProof: 'setting',
  addressPerInvestor: 'setting',
} as const;

export type Capability = keyof typeof released;
export type Capabilities = Record<Capability, boolean | 'setting'>;

/**
 * Safeguards that this release has; `setting`: where the operator has set it up, which the pages of each
 * installation show. The public pages name those that are missing; a test holds each against what the
 * server does.
 */
export const capabilities: Capabilities = released;
