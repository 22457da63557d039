import { kindOf } from '#server/platform/files/kind.ts';
import type { Images, Picture } from '#server/platform/ports.ts';

const longerSideMax = 2000;

const open = (bytes: Uint8Array) => createImageBitmap(new Blob([new Uint8Array(bytes)]));

async function inspect(bytes: Uint8Array): Promise<Picture | undefined> {
  const type = await kindOf(bytes);
  if (type === undefined || type === 'application/pdf') return undefined;
  try {
    const bitmap = await open(bytes);
    const { width, height } = bitmap;
    bitmap.close();
    return { type, width, height };
  } catch {
    return undefined;
  }
}

async function pixels(bytes: Uint8Array) {
  try {
    const bitmap = await open(bytes);
    const share = Math.min(1, longerSideMax / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * share));
    const height = Math.max(1, Math.round(bitmap.height * share));
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) throw new Error('No canvas is left.');
    canvas.fillStyle = '#ffffff';
    canvas.fillRect(0, 0, width, height);
    canvas.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return { data: new Uint8Array(canvas.getImageData(0, 0, width, height).data), width, height };
  } catch {
    return { data: new Uint8Array(), width: 0, height: 0 };
  }
}

/** Reads pictures by what the browser has. */
export const images: Images = { inspect, pixels };
