/**
 * Safeguards that this release has. The public pages name those that are missing; a test holds each
 * against what the server does.
 */
export const capabilities = {
  secondApprover: false,
  secondFactor: true,
  chainLookup: false,
  backingProof: false,
  addressPerInvestor: false,
} as const;

export type Capability = keyof typeof capabilities;
export type Capabilities = Record<Capability, boolean>;
