import sharp from 'sharp';
import { type PageKind, shareRisk, shareTitles } from '#src/marketing/share.ts';
import { dark } from '#src/shared/theme/dark.ts';
import { faces, fontFile } from './fontFile.ts';

const size = { width: 1200, height: 630 };
const left = 80;

export const shareKinds = Object.keys(shareTitles) as PageKind[];

/** The picture that a link to a page of this kind shows, in the typeface of the product. */
export async function drawShareImage(
  root: string,
  kind: PageKind,
): Promise<Uint8Array<ArrayBuffer>> {
  const letters = (text: string, style: Omit<Letters, 'text' | 'root'>) =>
    drawLetters({ root, text, ...style });
  const png = await sharp(Buffer.from(ground))
    .composite([
      {
        input: await letters('Plainvest', { weight: 600, px: 44, colour: dark.text }),
        left: 166,
        top: 84,
      },
      ...(await Promise.all(
        shareTitles[kind].map(async (text, line) => ({
          input: await letters(text, { weight: 600, px: 92, colour: dark.text }),
          left,
          top: 224 + line * 108,
        })),
      )),
      {
        input: await letters(shareRisk, { weight: 400, px: 30, colour: dark.textSoft }),
        left,
        top: 520,
      },
    ])
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return new Uint8Array(png);
}

interface Letters {
  root: string;
  text: string;
  weight: keyof typeof faces;
  px: number;
  colour: string;
}

async function drawLetters({ root, text, weight, px, colour }: Letters): Promise<Buffer> {
  return sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `${faces[weight]} ${px}`,
      fontfile: await fontFile(root, weight),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
}

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <defs>
    <radialGradient id="glow" cx="0.95" cy="0" r="0.9">
      <stop offset="0" stop-color="#2447d6" stop-opacity="0.6" />
      <stop offset="1" stop-color="#2447d6" stop-opacity="0" />
    </radialGradient>
  </defs>
  <rect width="1200" height="630" fill="${dark.ground}" />
  <rect width="1200" height="630" fill="url(#glow)" />
  <path d="M0 470h1200M0 480h1200" stroke="${dark.line}" stroke-width="2" />
  <g transform="translate(80 74) scale(2.3)">
    <rect width="28" height="28" rx="7" fill="${dark.primary}" fill-opacity="0.2" />
    <path d="M6 16h4.5v-4.5h5v-4h6.5M6 19.5h16M6 22.5h16" fill="none" stroke="${dark.primary}" stroke-width="1.8" stroke-linejoin="round" />
  </g>
</svg>`;
