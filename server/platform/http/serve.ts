import { object, type Schema, string } from 'yup';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '#contract/call.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { SignedIn } from './session.ts';

declare const committed: unique symbol;

/** A reply returned by `once`: the handler of a money call must return this type. */
export type Committed<Reply> = Reply & { readonly [committed]: true };

/** The reply of a `file` call. */
export interface FileReply {
  bytes: Uint8Array | ReadableStream<Uint8Array>;
  type: string;
  /** Length of a stream in bytes, if known. */
  size?: number;
  /** Suggested file name, only of letters, digits, dots and dashes. */
  fileName?: string;
}

type Answer<C> = C extends { reply: 'file' }
  ? FileReply
  : C extends { money: true }
    ? Committed<ReplyOf<C>>
    : ReplyOf<C>;

/** The input of a handler: validated values, the user, and the ports. */
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
  /** The User-Agent header, cut at `userAgentLengthMax`; may be empty. */
  userAgent: string;
  /** Headers of the reply, such as the range of a list. */
  headers: Headers;
  /** Runs money work in one transaction, once per Idempotency-Key. */
  once: (work: (trx: Trx) => Promise<ReplyOf<C>>) => Promise<Committed<ReplyOf<C>>>;
}

/** A call with its handler. */
export interface Route {
  call: Call;
  /** Rules of the path parameters, if any. */
  paramRules: Schema | undefined;
  handle: (context: Context<Call>) => Promise<unknown>;
}

/** Binds a call of the contract to its handler; a wrong reply is a compile error. */
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
