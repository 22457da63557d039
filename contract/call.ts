import { type AnyObjectSchema, type InferType, object, type Schema, string } from 'yup';
import type { RequiredDuty } from './duties.ts';
import './locale.ts';
import type { RateLimitName } from './rateLimits.ts';

export type Access = AccessTerms['access'];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

export type Params<Path extends string> = { [name in PathParameter<Path>]: string };

type ReplyKind = Schema | 'file' | 'stream';

type AccessTerms =
  | { access: 'anyone' | 'user'; duty?: never }
  | { access: 'admin'; duty: RequiredDuty };

interface Terms<
  Path extends string,
  Body extends Schema | undefined,
  Query extends Schema | undefined,
  Reply extends ReplyKind,
> {
  method: Method;
  path: Path;
  /** By default each is a UUID; any other value answers 404. */
  params?: AnyObjectSchema;
  body?: Body;
  encoding?: 'multipart';
  query?: Query;
  /** `file` is bytes with their own content type, `stream` server-sent events without an end. */
  reply: Reply;
  rateLimits?: readonly RateLimitName[];
  /** Moves money: requires an Idempotency-Key and runs in one database transaction. */
  money?: true;
  requiresPassword?: true;
  /** A passkey of the caller signs it: always, or where the rule in force needs two approvals. */
  signed?: true;
  /** Open to staff who must set up a second factor first. */
  beforeSecondFactor?: true;
  /** Writes a row although it is a GET, so it answers 503 while the disk is almost full. */
  writes?: true;
  /** Elsewhere it answers 404. */
  demoOnly?: true;
}

export type Call<
  Path extends string = string,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Reply extends ReplyKind = ReplyKind,
> = Terms<Path, Body, Query, Reply> & AccessTerms;

export function call<
  const Path extends string,
  Reply extends ReplyKind,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(definition: Call<Path, Body, Query, Reply>): Call<Path, Body, Query, Reply> {
  return definition;
}

export type ParamsOf<C> =
  C extends Call<infer Path, infer _B, infer _Q, infer _R> ? Params<Path> : never;

export type BodyOf<C> =
  C extends Call<string, infer Body, infer _Q, infer _R>
    ? Body extends Schema
      ? InferType<Body>
      : undefined
    : never;

export type QueryOf<C> =
  C extends Call<string, infer _B, infer Query, infer _R>
    ? Query extends Schema
      ? InferType<Query>
      : undefined
    : never;

export type ReplyOf<C> =
  C extends Call<string, infer _B, infer _Q, infer Reply>
    ? Reply extends Schema
      ? InferType<Reply>
      : Reply extends 'stream'
        ? never
        : Blob
    : never;

export const messageReply = object({ message: string().defined() });
