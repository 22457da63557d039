import { type AnyObjectSchema, type InferType, object, type Schema, string } from 'yup';
import type { RateLimitName } from './rateLimits.ts';

/** Who may make a call: nobody needs a token for `anyone`; the server decides the rest. */
export type Access = 'anyone' | 'user' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** The values that fill the `{name}` parts of a path. */
export type Params<Path extends string> = { [name in PathParameter<Path>]: string };

/** A call is a row: everything that both sides must agree on about one request, written once. */
export interface Call<
  Path extends string = string,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Reply extends Schema | 'file' = Schema | 'file',
> {
  method: Method;
  path: Path;
  access: Access;
  /** Rules of the path's values; without them each is a UUID, and anything else is 404. */
  params?: AnyObjectSchema;
  body?: Body;
  /** How the body travels; JSON unless it carries a file. */
  encoding?: 'multipart';
  query?: Query;
  /** What a success answers; `file` is bytes with a type of their own. */
  reply: Reply;
  /** The rate limits that a request counts against. */
  rateLimits?: readonly RateLimitName[];
  /** Moves money: takes an Idempotency-Key and runs in one database transaction. */
  money?: true;
  /** Needs a password proof of the last ten minutes (DESIGN section 2). */
  requiresPassword?: true;
  /** Writes a row although it is a GET, so it is refused while the disk is almost full. */
  writes?: true;
  /** Answers in demo mode only; elsewhere the call is absent. */
  demoOnly?: true;
}

/** Writes one row of the contract and keeps its exact types. */
export function call<
  const Path extends string,
  Reply extends Schema | 'file',
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(row: Call<Path, Body, Query, Reply>): Call<Path, Body, Query, Reply> {
  return row;
}

/** The path values of a call. */
export type ParamsOf<C> =
  C extends Call<infer Path, infer _B, infer _Q, infer _R> ? Params<Path> : never;

/** The body of a call after its rules: what a client sends and a server handles. */
export type BodyOf<C> =
  C extends Call<string, infer Body, infer _Q, infer _R>
    ? Body extends Schema
      ? InferType<Body>
      : undefined
    : never;

/** The query of a call after its rules. */
export type QueryOf<C> =
  C extends Call<string, infer _B, infer Query, infer _R>
    ? Query extends Schema
      ? InferType<Query>
      : undefined
    : never;

/** What a call answers on success: the parsed JSON, or a Blob for `file`. */
export type ReplyOf<C> =
  C extends Call<string, infer _B, infer _Q, infer Reply>
    ? Reply extends Schema
      ? InferType<Reply>
      : Blob
    : never;

/** A reply that is one sentence, fit to show. */
export const messageReply = object({ message: string().defined() });
