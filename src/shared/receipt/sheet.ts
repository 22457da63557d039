/** A page of a proof, or its picture, at its natural size in pixels. */
export interface Sheet {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  /** The drawn page of a PDF. */
  canvas: HTMLCanvasElement;
  /** Empty for a scan. */
  runs: TextRun[];
}

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
