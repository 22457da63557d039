/** Where a claim comes from, in words that let a reader find it. */
export interface ClaimSource {
  name: string;
  /** Address of the source, where it has one. */
  href?: string;
}

/** One published number or superlative, and what entitles the site to publish it (S-005). */
export interface Claim {
  text: string;
  source: ClaimSource;
  /** Day on which the source was last read, as an ISO date. */
  date: string;
  approvedBy: string;
  /** Last day on which the claim may be published, as an ISO date. */
  expires: string;
  /** What it says of a subject, as a range: two claims may not exclude each other (S-006). */
  states?: { subject: string; from: number; to: number };
}

/** Claims by the name under which pages cite them. */
export type Register = Record<string, Claim>;
