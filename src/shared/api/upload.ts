/** The share of the body that was sent, from 0 to 1; at 1 the server has yet to answer. */
export type OnProgress = (share: number) => void;

/**
 * Like `fetch`, but reports upload progress. Errors: TypeError without a response, the signal's
 * reason when aborted.
 */
export function upload(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
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
    request.addEventListener('load', () => resolve(responseOf(request)));
    for (const end of ['error', 'timeout', 'abort']) {
      request.addEventListener(end, () => reject(new TypeError(`The upload ended by ${end}.`)));
    }
    const abort = () => {
      // Before request.abort(), whose event would reject without the reason.
      reject(signal?.reason);
      request.abort();
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}

// The Response constructor throws on a body with these statuses.
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
