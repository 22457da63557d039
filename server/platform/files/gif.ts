export interface GifOutline {
  frames: number;
  width: number;
  height: number;
  regular: boolean;
}

const screenAt = 6;
const blocksAt = 13;
const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;

export function outlineGif(bytes: Uint8Array): GifOutline {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const outline = { frames: 0, width: 0, height: 0, regular: false };
  const cover = (width: number, height: number) => {
    outline.width = Math.max(outline.width, width);
    outline.height = Math.max(outline.height, height);
  };
  try {
    cover(view.getUint16(screenAt, true), view.getUint16(screenAt + 2, true));
    let at = blocksAt + tableBytes(view.getUint8(screenAt + 4));
    while (at < bytes.length && view.getUint8(at) !== trailer) {
      const kind = view.getUint8(at);
      if (kind === image) {
        outline.frames += 1;
        const [left, top] = [view.getUint16(at + 1, true), view.getUint16(at + 3, true)];
        cover(left + view.getUint16(at + 5, true), top + view.getUint16(at + 7, true));
        at = afterParts(view, at + 11 + tableBytes(view.getUint8(at + 9)));
      } else if (kind === extension) at = afterParts(view, at + 2);
      else return outline;
    }
    return { ...outline, regular: true };
  } catch {
    return outline;
  }
}

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function afterParts(view: DataView, start: number): number {
  let at = start;
  for (let size = view.getUint8(at); size > 0; size = view.getUint8(at)) at += 1 + size;
  return at + 1;
}
