import sharp from 'sharp';
import { pictureSecondsMax } from '#contract/lifetimes.ts';
import { imagePixelsMax } from '#contract/sizes.ts';
import type { Images, Picture } from '#server/platform/ports.ts';

// Only these three decoders can run at all, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

// One picture at a time, each another one: a cache and more threads would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

const types: Record<string, Picture['type']> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

const longerSideMax = 2000;
const thumbnailSide = 16;

// An animation counts as its first frame: that is what `pages` says.
const open = (bytes: Uint8Array, limitInputPixels: number | false) =>
  sharp(bytes, { failOn: 'error', limitInputPixels, pages: 1 }).timeout({
    seconds: pictureSecondsMax,
  });

async function inspect(bytes: Uint8Array): Promise<Picture | undefined> {
  try {
    const { format, width, height } = await open(bytes, false).metadata();
    const type = types[format];
    if (!type) return undefined;
    // The header alone may lie, so the picture is decoded once, unless it is too large to try.
    if (width * height <= imagePixelsMax) {
      await open(bytes, imagePixelsMax).resize(thumbnailSide).raw().toBuffer();
    }
    return { type, width, height };
  } catch {
    // What sharp cannot decode is no picture: that is the answer, not a failure.
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

/** Opens pictures with sharp; for junk it answers undefined or no pixels and never throws. */
export const images: Images = { inspect, pixels };
