import sharp from 'sharp';
import { pictureSecondsMax } from '#contract/lifetimes.ts';
import { imagePixelsMax } from '#contract/sizes.ts';
import type { Images, Picture } from '#server/platform/ports.ts';

// Only these three decoders can run, whatever a file declares.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

// Pictures come one at a time and never again: a cache and more threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);

const types: Record<string, Picture['type']> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

const longerSideMax = 2000;
const thumbnailSide = 16;

const open = (bytes: Uint8Array, limitInputPixels: number | false) =>
  sharp(bytes, { failOn: 'error', limitInputPixels, pages: 1 }).timeout({
    seconds: pictureSecondsMax,
  });

async function inspect(bytes: Uint8Array): Promise<Picture | undefined> {
  try {
    const { format, width, height } = await open(bytes, false).metadata();
    const type = types[format];
    if (!type) return undefined;
    // The header can be wrong, so decode the image once unless it exceeds the pixel limit.
    if (width * height <= imagePixelsMax) {
      await open(bytes, imagePixelsMax).resize(thumbnailSide).raw().toBuffer();
    }
    return { type, width, height };
  } catch {
    return undefined;
  }
}

async function pixels(bytes: Uint8Array) {
  try {
    const { data, info } = await open(bytes, imagePixelsMax)
      .resize(longerSideMax, longerSideMax, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    return { data: new Uint8Array(), width: 0, height: 0 };
  }
}

/** Returns undefined or no pixels for anything but a picture; never throws. */
export const images: Images = { inspect, pixels };
