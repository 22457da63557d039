import type { Call } from '#contract/call.ts';
import { host } from './host.ts';
import type { AnyOptions } from './options.ts';

const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A call's path with its values, without the leading slash. */
export const pathOf = ({ path }: Call, params: Record<string, string> = {}): string =>
  path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The address of a call; range, sort and filter of a list travel as JSON. */
export function addressOf(row: Call, { params = {}, query = {} }: AnyOptions): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, asText(value));
  }
  return `${host}/${pathOf(row, params)}${search.size > 0 ? `?${search}` : ''}`;
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form;
}

/** The fetch options of a call, with the token where the row asks for one. */
export function requestOf(row: Call, options: AnyOptions, token: string): RequestInit {
  const headers = new Headers({ Accept: row.reply === 'file' ? '*/*' : 'application/json' });
  if (token !== '') headers.set('Authorization', `Bearer ${token}`);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (options.background) headers.set('X-Background', '1');
  const init: RequestInit = { method: row.method, headers };
  if (options.signal) init.signal = options.signal;
  if (options.body === undefined) return init;
  if (row.encoding === 'multipart') return { ...init, body: formOf(options.body as object) };
  headers.set('Content-Type', 'application/json');
  return { ...init, body: JSON.stringify(options.body) };
}
