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

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

// yup makes text of whatever it finds, and an object may have a toString that is none.
const parsedPair = (value: unknown, raw: unknown) => {
  const given = parsed(value, raw);
  return Array.isArray(given) && !given.every(isScalar) ? 'a list of more than values' : given;
};

const takes = (field: Schema | undefined, value: unknown) =>
  isScalar(value) || (field?.type === 'mixed' && Array.isArray(value) && value.every(isScalar));

// A filter that is not offered must not look as if it had been applied.
const offered = (fields: Record<string, unknown>) => (value: unknown, raw: unknown) => {
  const given = parsed(value, raw);
  const entries = isScalar(given) ? [] : Object.entries(given as object);
  const fits = ([name, wanted]: [string, unknown]) =>
    Object.hasOwn(fields, name) && takes(fields[name] as Schema, wanted);
  return entries.every(fits) ? given : 'a filter that is not offered';
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
    ]).transform(parsedPair),
    sort: tuple([
      string<Sort>().oneOf(sorts).defined(),
      string<'ASC' | 'DESC'>().oneOf(['ASC', 'DESC']).defined(),
    ]).transform(parsedPair),
    filter: filter
      .default(undefined)
      .optional()
      .transform(offered(filter.fields)) as unknown as Schema<InferType<Filter> | undefined>,
    after: string().max(200),
  });
}

/** A list's reply; the total and the next cursor travel as headers (see listHeaders). */
export const listReply = <Row extends Schema>(row: Row) =>
  object({ data: array().of(row).defined() }) as unknown as Schema<{ data: InferType<Row>[] }>;

/** Filter by exact ids, which react-admin asks for when it follows references. */
export const idFilter = () => mixed<string | string[]>();

// The years that four digits write; a database knows no year 0, and a day may be added to the last.
const earliest = Date.parse('0001-01-01');
const latest = Date.parse('9999-12-31');

/** Filter by time: a whole day of UTC (YYYY-MM-DD) or an instant, as ISO 8601 writes both. */
export const momentFilter = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/)
    .test('date', (moment) => {
      if (moment === undefined) return true;
      const at = Date.parse(moment);
      return at >= earliest && at < latest;
    });

/** Filter by amount in dollars, rounded to cents. */
export const dollarsFilter = () => number().min(0).max(999_999_999);

/** Names of columns, separated by commas: what an export takes, in that order. */
export const columnNames = (names: readonly string[]) =>
  string()
    .max(1_000)
    .test(
      'columns',
      (given) => given === undefined || given.split(',').every((name) => names.includes(name)),
    );

/** Response headers of a list, and of an export: about how many rows it will have. */
export const listHeaders = {
  range: 'Content-Range',
  nextCursor: 'X-Next-Cursor',
  totalCapped: 'X-Total-Capped',
  rowCount: 'X-Row-Count',
} as const;
