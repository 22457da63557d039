/** One of the two opposite decisions on a record. */
export interface Decision {
  /** Its key: `c` goes ahead, `d` declines. */
  shortcut: 'c' | 'd';
  label: string;
  /** The effect of the armed button: "Confirm $290.70". */
  armedLabel: string;
  /** Why the button is off; it keeps its place. */
  offReason?: string | undefined;
  isPending?: boolean;
}

export type Shortcut = Decision['shortcut'];

/** The id of the form that an armed button sends. */
export const decisionFormId = 'decision';
