const scaleMax = 2;
const widthMaxPx = 1_600;
const heightMaxPx = 4_000;

/** Scale to draw a PDF page at. A page can claim to be kilometres long; its canvas stays bounded. */
export const pageScale = ({ width, height }: { width: number; height: number }): number =>
  Math.min(scaleMax, widthMaxPx / width, heightMaxPx / height);
