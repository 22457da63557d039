import type { PriceServices } from '#server/platform/ports.ts';

const timeoutMs = 5_000;
const replyBytesMax = 64 * 1024;
const redirectsMax = 3;

/** Fetchers for the configured price services; none for one that is not configured. */
export function priceServices(urls: {
  index?: string | undefined;
  service?: string | undefined;
}): PriceServices {
  const { index, service } = urls;
  return {
    ...(index && { index: () => fetchText(index) }),
    ...(service && { service: () => fetchText(service) }),
  };
}

/** The text at an address. Errors: one sentence when it fails, takes over 5 s or exceeds 64 kB. */
async function fetchText(address: string): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(address);
  for (let hops = 0; hops <= redirectsMax; hops += 1) {
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { Accept: 'application/json' },
    });
    const location = response.headers.get('Location');
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      url = redirected(url, location);
      continue;
    }
    if (!response.ok) throw new Error(`The price service answered ${response.status}.`);
    return limitedText(response);
  }
  throw new Error('The price service redirects too often.');
}

/** A redirect may stay with its protocol or move to https, never away from it. */
function redirected(from: URL, location: string): URL {
  const to = new URL(location, from);
  if (to.protocol === from.protocol || to.protocol === 'https:') return to;
  throw new Error('The price service redirects to another protocol.');
}

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > replyBytesMax) throw new Error('The reply of the price service is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
