import sharp from 'sharp';
import { fontFile } from '#build/fontFile.ts';
import { coinNames } from '#contract/coin.ts';
import { groupDollars } from '#contract/money.ts';
import type { ProofText } from '#server/seed/drawProofs.ts';

const sheet = { width: 400, height: 280 } as const;
const margin = 24;

/** A proof as a wallet would show it, labelled as a sample. */
export async function drawProof(root: string, text: ProofText): Promise<Uint8Array> {
  const lines = [
    span(18, '<b>Sample proof of payment</b>'),
    '',
    span(22, `<b>${text.coinAmount} ${text.coin} sent</b>`),
    span(13, `${groupDollars(text.cents)} by ${coinNames[text.coin]}`),
    '',
    span(12, `To ${text.address}`),
    span(11, text.txid.slice(0, 44)),
    span(11, text.txid.slice(44)),
    '',
    span(12, 'Made by the demo: no such payment exists.'),
  ];
  const letters = await sharp({
    text: {
      text: lines.join('\n'),
      font: 'Geist 12',
      fontfile: await fontFile(root, 400),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
  const png = await sharp({ create: { ...sheet, channels: 3, background: '#f6f7fb' } })
    .composite([{ input: letters, left: margin, top: margin }])
    .png({ palette: true, colours: 8, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return new Uint8Array(png);
}

const span = (px: number, text: string) =>
  `<span foreground="#0e1530" font_size="${px}pt">${text}</span>`;
