import type { BodyOf, Call, ParamsOf, QueryOf } from '#contract/call.ts';
import type { OnProgress } from './upload.ts';

type Absent<Name extends string> = { [name in Name]?: never };

type Needed<Name extends string, Value> = [Value] extends [undefined]
  ? Absent<Name>
  : { [name in Name]: Value };

type Optional<Name extends string, Value> = [Value] extends [undefined]
  ? Absent<Name>
  : { [name in Name]?: Value };

/** How one request is made, beside what its row needs. */
export interface Manner {
  /** The same key and body give the first answer again (S-360). */
  idempotencyKey?: string;
  /** Polls say so: they neither extend the idle time nor ask for a password. */
  background?: boolean;
  signal?: AbortSignal;
  /** Hears how much of the body has been sent; meant for files. */
  onProgress?: OnProgress;
}

/** What a request of this row takes: path values and body are compile errors when missing. */
export type SendOptions<C extends Call> = Manner &
  ([keyof ParamsOf<C>] extends [never] ? Absent<'params'> : { params: ParamsOf<C> }) &
  Needed<'body', BodyOf<C>> &
  Optional<'query', QueryOf<C>>;

/** The arguments after the row: none are needed when the row needs none. */
export type SendArguments<C extends Call> =
  Record<never, never> extends SendOptions<C>
    ? [options?: SendOptions<C>]
    : [options: SendOptions<C>];

/** A request's options once its types are checked: the same fields for every row. */
export interface AnyOptions extends Manner {
  /** Replaces the address that `params` and `query` make. */
  address?: string;
  params?: Record<string, string>;
  body?: unknown;
  query?: Record<string, unknown>;
}
