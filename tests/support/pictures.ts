import sharp from 'sharp';

/** A real PNG of one colour, as an investor's proof. */
export async function png(name: string, shade = 120): Promise<File> {
  const background = { r: shade, g: 90, b: 200 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** A picture of about a megabyte: noise, which no format makes small. */
export async function noisyPng(name: string): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 640, height: 540, channels: 3, background: 'grey', noise } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
