/** One of the two opposite decisions on a record. */
export interface Decision {
  /** Its key: `c` goes ahead, `d` declines. */
  shortcut: 'c' | 'd';
  label: string;
  /** The effect of the armed button: "Confirm $290.70". */
  armedLabel: string;
  /** Why the button is off; it keeps its place. */
  offReason?: string | undefined;
  /** The form has something that is refused, and shows what. */
  isRefused?: boolean;
  isPending?: boolean;
  /** A check failed and nothing answers it yet. */
  isDoubtful?: boolean;
  /** The text or tick that its form still lacks, as a short request. */
  lack?: string | undefined;
  /** Its form is open as long as the record is in this state, so that nothing cancels it. */
  isLasting?: boolean;
  /** Goes ahead at the first press, without a form: it neither moves money nor is final. */
  run?: (() => void) | undefined;
}

export type Shortcut = Decision['shortcut'];

/** The id of the form that an armed button sends. */
export const decisionFormId = 'decision';
