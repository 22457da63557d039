import type { Call } from '#contract/call.ts';
import { pathWith, signatureHeaders } from '#contract/signatureHeaders.ts';
import { host } from './host.ts';
import type { AnyOptions } from './options.ts';

const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The path of a call with its values, without the leading slash. */
export const pathOf = ({ path }: Call, params: Record<string, string> = {}): string =>
  pathWith(path, params).slice(1);

/** The address of a call. Objects and arrays in the query are JSON. */
export function addressOf(call: Call, { params = {}, query = {} }: AnyOptions): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, asText(value));
  }
  return `${host}/${pathOf(call, params)}${search.size > 0 ? `?${search}` : ''}`;
}

function formDataOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form;
}

const accepted = { json: 'application/json', file: '*/*', stream: 'text/event-stream' } as const;

export function requestOf(call: Call, options: AnyOptions, token: string): RequestInit {
  const headers = new Headers({
    Accept: accepted[typeof call.reply === 'string' ? call.reply : 'json'],
  });
  if (token !== '') headers.set('Authorization', `Bearer ${token}`);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (options.lastEventId) headers.set('Last-Event-ID', options.lastEventId);
  if (options.signature) {
    headers.set(signatureHeaders.challenge, options.signature.challengeId);
    headers.set(signatureHeaders.assertion, options.signature.assertion);
  }
  if (options.background) headers.set('X-Background', '1');
  const init: RequestInit = { method: call.method, headers };
  if (options.signal) init.signal = options.signal;
  if (options.keepalive) init.keepalive = true;
  if (options.body === undefined) return init;
  if (call.encoding === 'multipart') return { ...init, body: formDataOf(options.body as object) };
  headers.set('Content-Type', 'application/json');
  return { ...init, body: JSON.stringify(options.body) };
}
