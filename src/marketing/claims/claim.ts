export interface ClaimSource {
  name: string;
  href?: string;
}

/** A published figure or superlative with its source. */
export interface Claim {
  text: string;
  source: ClaimSource;
  /** ISO date on which the source was last read. */
  date: string;
  approvedBy: string;
  /** Last day (ISO date) on which the claim may be published. */
  expires: string;
  /** The range that the claim gives for a subject; two claims may not exclude each other. */
  states?: { subject: string; from: number; to: number };
}

export type Register = Record<string, Claim>;
