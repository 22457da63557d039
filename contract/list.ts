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
import { knownFilter, parsedPair } from './knownFilter.ts';
import { listRowsMax } from './sizes.ts';

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
