/** How much of a body has left this device, from 0 to 1; at 1 the server has yet to answer. */
export type OnProgress = (share: number) => void;

/**
 * Does what `fetch` does and tells how the body gets on, which `fetch` cannot. Rejects with a
 * TypeError when no answer came, and with the signal's reason when it was called off.
 */
export function upload(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((answer, fail) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = 'arraybuffer';
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => answer(responseOf(request)));
    for (const end of ['error', 'timeout', 'abort']) {
      request.addEventListener(end, () => fail(new TypeError(`The upload ended by ${end}.`)));
    }
    const callOff = () => {
      // The reason comes first: the request's own end would only say that it was cut.
      fail(signal?.reason);
      request.abort();
    };
    if (signal?.aborted) return callOff();
    signal?.addEventListener('abort', callOff, { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}

// A response of these may not carry a body, not even an empty one.
const bodiless = [204, 205, 304];

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const body = bodiless.includes(request.status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status: request.status, headers });
}
