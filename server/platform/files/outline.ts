import { heldPixelsMax, jpegHeldSamplesMax, jpegScansMax } from '#contract/sizes.ts';
import { outlineGif } from './gif.ts';
import { outlineJpeg } from './jpeg.ts';
import type { FileKind } from './kind.ts';
import { outlinePng } from './png.ts';

/** Whether decoding would take far more time or memory than the size suggests. Decodes nothing. */
export function isTooComplex(bytes: Uint8Array, type: FileKind): boolean {
  if (type === 'image/jpeg') {
    const { scans, samples, progressive } = outlineJpeg(bytes);
    const held = (progressive || scans > 1) && samples > jpegHeldSamplesMax;
    return held || scans > jpegScansMax;
  }
  if (type === 'image/png') {
    const { pixels, depth, interlaced } = outlinePng(bytes);
    // Interlaced pixels of 16 bits take twice the memory.
    if (interlaced && depth > 8) return 2 * pixels > heldPixelsMax;
    return (interlaced || depth > 8) && pixels > heldPixelsMax;
  }
  if (type === 'image/gif') {
    const { width, height } = outlineGif(bytes);
    return width * height > heldPixelsMax;
  }
  return false;
}

/** True for a GIF that cannot be parsed. */
export function isAnimated(bytes: Uint8Array, type: FileKind): boolean {
  if (type === 'image/png') return outlinePng(bytes).animated;
  if (type !== 'image/gif') return false;
  const { frames, regular } = outlineGif(bytes);
  return frames > 1 || !regular;
}
