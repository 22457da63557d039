export interface PngOutline {
  pixels: number;
  depth: number;
  interlaced: boolean;
  animated: boolean;
}

const signatureBytes = 8;
const header = 0x49484452;
const end = 0x49454e44;
const animations = [0x6163544c, 0x6663544c, 0x66644154];

export function outlinePng(bytes: Uint8Array): PngOutline {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const outline = { pixels: 0, depth: 0, interlaced: false, animated: false };
  let at = signatureBytes;
  while (at + 12 <= bytes.length) {
    const name = view.getUint32(at + 4);
    if (name === header && at + 21 <= bytes.length) {
      outline.pixels = view.getUint32(at + 8) * view.getUint32(at + 12);
      outline.depth = view.getUint8(at + 16);
      outline.interlaced = view.getUint8(at + 20) !== 0;
    }
    if (animations.includes(name)) outline.animated = true;
    if (name === end) break;
    at += 12 + view.getUint32(at);
  }
  return outline;
}
