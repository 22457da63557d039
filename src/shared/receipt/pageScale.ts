const scaleMax = 2;
const widthMaxPx = 1_600;
const heightMaxPx = 4_000;

/** The scale for a PDF page. Bounds the canvas, since a page can declare any size. */
export const pageScale = ({ width, height }: { width: number; height: number }): number =>
  Math.min(scaleMax, widthMaxPx / width, heightMaxPx / height);
