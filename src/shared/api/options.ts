import type { BodyOf, Call, ParamsOf, QueryOf } from '#contract/call.ts';
import type { OnProgress } from './upload.ts';

type Absent<Name extends string> = { [name in Name]?: never };

type Needed<Name extends string, Value> = [Value] extends [undefined]
  ? Absent<Name>
  : { [name in Name]: Value };

type Optional<Name extends string, Value> = [Value] extends [undefined]
  ? Absent<Name>
  : { [name in Name]?: Value };

/** The reply of a passkey to a challenge for one call. */
export interface Signature {
  challengeId: string;
  assertion: string;
}

export interface RequestOptions {
  /** A repeated key with the same body returns the first reply again. */
  idempotencyKey?: string;
  /** Where an interrupted stream goes on. */
  lastEventId?: string;
  /** Of a signed call; the assertion is base64url. */
  signature?: Signature;
  /** For polls: the call neither extends the idle time nor asks for a password. */
  background?: boolean;
  /** The screen asks for the password in its own form, and sends the call again. */
  asksItself?: boolean;
  /** The browser sends it although the page is closed. */
  keepalive?: boolean;
  signal?: AbortSignal;
  onProgress?: OnProgress;
}

/** The options of one call; a missing path value or body is a compile error. */
export type SendOptions<C extends Call> = RequestOptions &
  ([keyof ParamsOf<C>] extends [never] ? Absent<'params'> : { params: ParamsOf<C> }) &
  Needed<'body', BodyOf<C>> &
  Optional<'query', QueryOf<C>>;

/** The arguments after the call; optional if no option is required. */
export type SendArguments<C extends Call> =
  Record<never, never> extends SendOptions<C>
    ? [options?: SendOptions<C>]
    : [options: SendOptions<C>];

export interface AnyOptions extends RequestOptions {
  /** Replaces the address that `params` and `query` make. */
  address?: string;
  params?: Record<string, string>;
  body?: unknown;
  query?: Record<string, unknown>;
}
