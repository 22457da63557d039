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
import { listRowsMax } from './sizes.ts';

// simple-rest sends these as JSON text; both sides work with the values.
const parsed = (value: unknown, raw: unknown) => {
  if (typeof raw !== 'string') return value;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
};

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

// yup calls toString on any value; on an object from JSON it may not be a function.
const parsedPair = (value: unknown, raw: unknown) => {
  const pair = parsed(value, raw);
  return Array.isArray(pair) && !pair.every(isScalar) ? 'a list of more than values' : pair;
};

const accepts = (field: Schema | undefined, value: unknown) =>
  isScalar(value) || (field?.type === 'mixed' && Array.isArray(value) && value.every(isScalar));

// A filter that does not exist must not look as if it had been applied.
const knownFilter = (fields: Record<string, unknown>) => (value: unknown, raw: unknown) => {
  const filter = parsed(value, raw);
  const entries = isScalar(filter) ? [] : Object.entries(filter as object);
  const isKnown = ([name, operand]: [string, unknown]) =>
    Object.hasOwn(fields, name) && accepts(fields[name] as Schema, operand);
  return entries.every(isKnown) ? filter : 'a filter that is not offered';
};

/** Only sorts and filters that have an index. */
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
      .transform(knownFilter(filter.fields)) as unknown as Schema<InferType<Filter> | undefined>,
    after: string().max(200),
  });
}

export const listReply = <Row extends Schema>(row: Row) =>
  object({ data: array().of(row).defined() }) as unknown as Schema<{ data: InferType<Row>[] }>;

export const idFilter = () => mixed<string | string[]>();

// Years of four digits: PostgreSQL has no year 0, and a day may be added to the last one.
const earliest = Date.parse('0001-01-01');
const latest = Date.parse('9999-12-31');

export const momentFilter = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/)
    .test('date', (moment) => {
      if (moment === undefined) return true;
      const at = Date.parse(moment);
      return at >= earliest && at < latest;
    });

/** In dollars, rounded to cents. */
export const dollarsFilter = () => number().min(0).max(999_999_999);

export const columnNames = (names: readonly string[]) =>
  string()
    .max(1_000)
    .test(
      'columns',
      (text) => text === undefined || text.split(',').every((name) => names.includes(name)),
    );

export const listHeaders = {
  range: 'Content-Range',
  nextCursor: 'X-Next-Cursor',
  totalCapped: 'X-Total-Capped',
  rowCount: 'X-Row-Count',
} as const;
