import sharp from 'sharp';

/** A real PNG of one colour, as an investor's proof. */
export async function png(name: string, shade = 120): Promise<File> {
  const background = { r: shade, g: 90, b: 200 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
