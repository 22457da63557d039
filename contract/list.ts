import {
  array,
  type InferType,
  mixed,
  number,
  type ObjectSchema,
  object,
  type Schema,
  string,
  tuple,
} from 'yup';
import { listRowsMax } from './limits.ts';

// simple-rest sends range, sort and filter as JSON text; both sides work with the values.
const parsed = (value: unknown, raw: unknown) => {
  if (typeof raw !== 'string') return value;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    // Not JSON: the text itself is of the wrong type, and is refused as such.
    return raw;
  }
};

/** A list's query: range, sort, filter and cursor, limited to what has an index (else 400). */
export function listQuery<
  const Sort extends string,
  Filter extends ObjectSchema<Record<string, unknown>>,
>(sorts: readonly Sort[], filter: Filter) {
  return object({
    range: tuple([
      number().integer().min(0).max(listRowsMax).defined(),
      number().integer().min(0).defined(),
    ]).transform(parsed),
    sort: tuple([
      string<Sort>().oneOf(sorts).defined(),
      string<'ASC' | 'DESC'>().oneOf(['ASC', 'DESC']).defined(),
    ]).transform(parsed),
    filter: filter.default(undefined).optional().transform(parsed) as unknown as Schema<
      InferType<Filter> | undefined
    >,
    after: string().max(200),
  });
}

/** A list's reply; the total and the next cursor travel as headers (see listHeaders). */
export const listReply = <Row extends Schema>(row: Row) =>
  object({ data: array().of(row).defined() }) as unknown as Schema<{ data: InferType<Row>[] }>;

/** Filter by exact ids, which react-admin asks for when it follows references. */
export const idFilter = () => mixed<string | string[]>();

/** Response headers of a list. */
export const listHeaders = {
  range: 'Content-Range',
  nextCursor: 'X-Next-Cursor',
  totalCapped: 'X-Total-Capped',
} as const;
