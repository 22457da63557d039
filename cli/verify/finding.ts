/** A file that was named on the command line. */
export interface NamedText {
  name: string;
  text: string;
  /** Of a statement, in hex. */
  sha256?: string;
}

/** A result, for one line of the terminal or several. */
export interface Finding {
  isGood: boolean;
  text: string;
}
