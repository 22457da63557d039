import { decodeQR } from 'qr/decode.js';
import type { Coin } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { isAnimated } from '#server/platform/files/outline.ts';
import { type CheckedFile, checkFile } from '#server/platform/files/upload.ts';
import type { Ports } from '#server/platform/ports.ts';
import { walletMessages } from './messages.ts';

const schemes: Record<Coin, RegExp> = {
  BTC: /^bitcoin:([^?]+)(?:\?(.*))?$/i,
  ETH: /^ethereum:(?:pay-)?([^?@/]+)(?:@1)?(?:\?(.*))?$/i,
};

// Any other parameter may redirect a payer: a lightning invoice, a payment server.
const allowedParameters = new Set(['amount', 'label', 'message', 'value']);
const decodeMs = 300;

/**
 * It must encode exactly this address, or a payment URI of it. Errors: 413 too large, 415
 * unreadable, 422 not a picture, animated, no code, other address.
 */
export async function checkQr(
  ports: Ports,
  { file, coin, address }: { file: File; coin: Coin; address: string },
): Promise<CheckedFile> {
  const checked = await checkFile(ports, file, messages.qrNotAnImage);
  if (checked.type === 'application/pdf') throw fieldError('image', messages.qrNotAnImage);
  // Only the first frame is decoded, but another client would show all frames.
  if (isAnimated(checked.bytes, checked.type)) throw fieldError('image', walletMessages.qrAnimated);
  const content = decode(await ports.images.pixels(checked.bytes));
  if (content === undefined) throw fieldError('image', walletMessages.qrUnreadable);
  if (ports.addresses(coin, addressIn(content, coin)) !== address) {
    throw fieldError('image', walletMessages.qrOtherAddress);
  }
  return checked;
}

function decode(image: { data: Uint8Array; width: number; height: number }): string | undefined {
  try {
    return decodeQR(image, { format: 'RGBA', timeLimit: decodeMs });
  } catch {
    // The decoder throws when it finds no code.
    return undefined;
  }
}

/** Bare, or as a BIP 21 or EIP-681 URI. */
function addressIn(content: string, coin: Coin): string {
  const [, address = content, query = ''] = schemes[coin].exec(content.trim()) ?? [];
  const hasOtherParameters = [...new URLSearchParams(query).keys()].some(
    (name) => !allowedParameters.has(name),
  );
  return hasOtherParameters ? content : address.trim();
}
