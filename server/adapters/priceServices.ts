import type { PriceServices } from '#server/platform/ports.ts';

const timeoutMs = 5_000;
const replyBytesMax = 64 * 1024;
const redirectsMax = 3;

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

/** Errors: an Error when the request fails, takes over 5 s or returns over 64 kB. */
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
      url = redirectUrl(url, location);
      continue;
    }
    if (!response.ok) throw new Error(`The price service answered ${response.status}.`);
    return readText(response);
  }
  throw new Error('The price service redirects too often.');
}

// A redirect may keep its protocol or change to https, never from https to http.
function redirectUrl(from: URL, location: string): URL {
  const to = new URL(location, from);
  if (to.protocol === from.protocol || to.protocol === 'https:') return to;
  throw new Error('The price service redirects to another protocol.');
}

async function readText(response: Response): Promise<string> {
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
