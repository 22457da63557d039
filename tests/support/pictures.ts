import sharp from 'sharp';

/** A real PNG of one of 65,536 colours, as an investor's proof. */
export async function png(name: string, shade = 120): Promise<File> {
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 200 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** A valid PDF whose pages have one line of text, or none. */
export function pdf(name: string, pages: number, line = ''): File {
  const numbers = Array.from({ length: pages }, (_, at) => at + 3);
  const drawn = `BT /F1 6 Tf 10 300 Td (${line}) Tj ET`;
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    ...numbers.map(
      () =>
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents ${pages + 3} 0 R/Resources<</Font<</F1 ${pages + 4} 0 R>>>>>>`,
    ),
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.7\n';
  const entries = ['0000000000 65535 f \n'];
  for (const [at, object] of objects.entries()) {
    entries.push(`${String(text.length).padStart(10, '0')} 00000 n \n`);
    text += `${at + 1} 0 obj${object}endobj\n`;
  }
  const trailer = `trailer<</Size ${entries.length}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  text += `xref\n0 ${entries.length}\n${entries.join('')}${trailer}`;
  return new File([text], name, { type: 'application/pdf' });
}

/** A picture of about a megabyte: noise, which no format makes small. */
export async function noisyPng(name: string): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 640, height: 540, channels: 3, background: 'grey', noise } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** A small, valid progressive JPEG of one colour that refines each coefficient in separate scans. */
export async function jpegOfScans(scans: number, side: number): Promise<File> {
  const create = { width: side, height: side, channels: 3, background: '#369' } as const;
  const bytes = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const scanMark = Buffer.from([0xff, 0xda]);
  // After the scan of all first coefficients comes one of the others in grey, a single long run.
  const first = bytes.indexOf(scanMark, bytes.indexOf(scanMark) + 2);
  const run = bytes.subarray(first + 10, bytes.indexOf(Buffer.from([0xff, 0xc4]), first));
  const repeated = Array.from({ length: scans - 1 }, (_, at) => {
    const coefficient = 1 + Math.floor(at / 14);
    const bit = 13 - (at % 14);
    const bits = bit === 13 ? 13 : 16 * (bit + 1) + bit;
    const head = [0xff, 0xda, 0, 8, 1, 1, 0, coefficient, coefficient, bits];
    return Buffer.concat([Buffer.from(head), run]);
  });
  const whole = Buffer.concat([bytes.subarray(0, first), ...repeated, Buffer.from([0xff, 0xd9])]);
  return new File([new Uint8Array(whole)], 'slow.jpg', { type: 'image/jpeg' });
}
