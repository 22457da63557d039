import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

/** A row of the contract by its name: noun and verb. */
export type NamedRow = readonly [name: string, call: Call<string>];

/** Every call of the contract: a new one is in every test that uses this. */
export const rows: readonly NamedRow[] = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries(ofNoun).map(([verb, call]): NamedRow => [`${noun}.${verb}`, call]),
);

/** Whether a call asks for anything but a token: an id in its path, or a body. */
export const asksForMore = ({ path, body }: Call<string>): boolean =>
  path.includes('{') || body !== undefined;
