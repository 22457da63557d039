import type { TextRun } from '#src/shared/proofText/textRun.ts';

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
