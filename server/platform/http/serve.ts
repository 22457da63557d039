import { object, type Schema, string } from 'yup';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '#contract/call.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { SignedIn } from './session.ts';

declare const committed: unique symbol;

/** A reply that came out of `once`: the type that a money call's handler must return. */
export type Committed<Reply> = Reply & { readonly [committed]: true };

/** Bytes, whole or as they come, with a checked type of their own: the reply of a `file` call. */
export interface FileReply {
  bytes: Uint8Array | ReadableStream<Uint8Array>;
  type: string;
  /** Length of a stream in bytes, where it is known before. */
  size?: number;
  /** What the file is called where it is saved; of letters, digits, dots and dashes alone. */
  fileName?: string;
}

type Answer<C> = C extends { reply: 'file' }
  ? FileReply
  : C extends { money: true }
    ? Committed<ReplyOf<C>>
    : ReplyOf<C>;

/** What a handler works with: values that passed the rules, who asks, and the outside world. */
export interface Context<C> {
  params: ParamsOf<C>;
  body: BodyOf<C>;
  query: QueryOf<C>;
  user: C extends { access: 'anyone' } ? undefined : SignedIn;
  ports: Ports;
  db: Ports['db'];
  at: Date;
  clientAddress: string;
  /** The id of the known device that a sign-in comes from. */
  device: string | undefined;
  /** The User-Agent header, cut at `userAgentLengthMax`; empty without one. */
  userAgent: string;
  /** Headers of the reply, for what a list says beside its rows. */
  headers: Headers;
  /** Runs money work in one transaction, once per Idempotency-Key. */
  once: (work: (trx: Trx) => Promise<ReplyOf<C>>) => Promise<Committed<ReplyOf<C>>>;
}

/** A row with its handler: what a noun's routes.ts lists. */
export interface Route {
  call: Call;
  /** Rules of the names in the path, where it has any. */
  paramRules: Schema | undefined;
  handle: (context: Context<Call>) => Promise<unknown>;
}

/** Binds a row of the contract to its handler; a wrong reply is a compile error. */
export function serve<C extends Call<string>>(
  call: C,
  handle: (context: Context<C>) => Promise<Answer<C>>,
): Route {
  return {
    call,
    paramRules: call.path.includes('{') ? (call.params ?? uuidParams(call.path)) : undefined,
    handle: handle as unknown as Route['handle'],
  };
}

function uuidParams(path: string): Schema {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return object(Object.fromEntries(names.map((name) => [name, string().uuid().required()])));
}
