import { object, type Schema, string } from 'yup';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '#contract/call.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { SignedIn } from './session.ts';
import type { Signer } from './signing/signer.ts';

declare const committed: unique symbol;

/** Only `commitOnce` returns this type, so a money call must answer through it. */
export type Committed<Reply> = Reply & { readonly [committed]: true };

export interface FileReply {
  bytes: Uint8Array | ReadableStream<Uint8Array>;
  type: string;
  size?: number;
  /** Suggested file name, only of letters, digits, dots and dashes. */
  fileName?: string;
}

type Answer<C> = C extends { reply: 'file' }
  ? FileReply
  : C extends { reply: 'stream' }
    ? ReadableStream<Uint8Array>
    : C extends { money: true }
      ? Committed<ReplyOf<C>>
      : ReplyOf<C>;

export interface Context<C> {
  params: ParamsOf<C>;
  body: BodyOf<C>;
  query: QueryOf<C>;
  user: C extends { access: 'anyone' } ? undefined : SignedIn;
  /** The caller, who gives evidence of a signed call. */
  signer: C extends { access: 'anyone' } ? undefined : Signer;
  ports: Ports;
  db: Ports['db'];
  at: Date;
  clientAddress: string;
  device: string | undefined;
  /** Where an interrupted stream goes on; else empty. */
  lastEventId: string;
  userAgent: string;
  headers: Headers;
  commitOnce: (work: (trx: Trx) => Promise<ReplyOf<C>>) => Promise<Committed<ReplyOf<C>>>;
}

export interface Route {
  call: Call;
  paramRules: Schema | undefined;
  handle: (context: Context<Call>) => Promise<unknown>;
}

/** A wrong reply is a compile error. */
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
