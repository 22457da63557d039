type Pair = readonly [name: string, value: string];

/** The text of a document, which is drawn as a PDF. */
export interface Sheet {
  brand: string;
  issuer: readonly Pair[];
  title: string;
  addressee: readonly string[];
  details: readonly Pair[];
  summary: readonly Pair[];
  /** `share` is the part of the width; figures align right. */
  columns: readonly { name: string; share: number; figures?: true }[];
  /** The note goes below the cells. */
  rows: readonly { cells: readonly string[]; note: string | null }[];
  /** The cells before the rows, the sum below them and its note without rows; absent for facts. */
  sums?: { opening: readonly string[]; closing: readonly string[]; empty: string };
  notes: readonly string[];
  foot: string;
}
