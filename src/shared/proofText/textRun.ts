/** A rectangle in parts of its page, from 0 to 1. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Letters in one line of a page. */
export interface TextRun {
  text: string;
  place: Place;
}
