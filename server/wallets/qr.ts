import { decodeQR } from 'qr/decode.js';
import type { Coin } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { isAnimated } from '#server/platform/files/outline.ts';
import { type CheckedFile, checkFile } from '#server/platform/files/upload.ts';
import type { Ports } from '#server/platform/ports.ts';

const schemes: Record<Coin, RegExp> = {
  BTC: /^bitcoin:([^?]+)(?:\?(.*))?$/i,
  ETH: /^ethereum:(?:pay-)?([^?@/]+)(?:@1)?(?:\?(.*))?$/i,
};

// Any other parameter may redirect a payer: a lightning invoice, a payment server.
const harmless = new Set(['amount', 'label', 'message', 'value']);
const decodeMs = 300;

/**
 * Checks a QR picture from staff: it must encode exactly this address, or a payment URI of it.
 * Errors: 413 too large, 415 unreadable, 422 not a picture, animated, no code, other address.
 */
export async function checkQr(
  ports: Ports,
  file: File,
  coin: Coin,
  address: string,
): Promise<CheckedFile> {
  const checked = await checkFile(ports, file, messages.qrNotAnImage);
  if (checked.type === 'application/pdf') refuse(messages.qrNotAnImage);
  // Only the first frame is decoded, but another client would show all frames.
  if (isAnimated(checked.bytes, checked.type)) refuse(messages.qrAnimated);
  const content = decoded(await ports.images.pixels(checked.bytes));
  if (content === undefined) refuse(messages.qrUnreadable);
  if (ports.addresses(coin, addressIn(content, coin)) !== address) {
    refuse(messages.qrOtherAddress);
  }
  return checked;
}

function decoded(image: { data: Uint8Array; width: number; height: number }): string | undefined {
  try {
    return decodeQR(image, { format: 'RGBA', timeLimit: decodeMs });
  } catch {
    // The decoder throws when it finds no code.
    return undefined;
  }
}

/**
 * The address in a QR's text, bare or as a BIP 21 or EIP-681 URI; other text is returned as it is.
 */
function addressIn(content: string, coin: Coin): string {
  const [, address = content, query = ''] = schemes[coin].exec(content.trim()) ?? [];
  const asksForMore = [...new URLSearchParams(query).keys()].some((name) => !harmless.has(name));
  return asksForMore ? content : address.trim();
}

function refuse(sentence: string): never {
  throw new ApiError('rule', sentence, { fields: { image: sentence } });
}
