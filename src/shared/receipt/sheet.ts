/** A page of a proof, or its picture, at its natural size in pixels. */
export interface Sheet {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  /** The drawn page of a PDF. */
  canvas: HTMLCanvasElement;
  /** Its text without spaces and in small letters; empty for a scan. */
  text: string;
}
