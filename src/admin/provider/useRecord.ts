import { type RaRecord, useGetOne } from 'react-admin';
import type { ResourceName } from './resources.ts';

// With the query key of a list, react-admin would show the list's row, which has fewer fields.
const meta = { whole: true } as const;

/** One record with all its fields. */
export const useRecord = <Whole extends RaRecord>(resource: ResourceName, id: string) =>
  useGetOne<Whole>(resource, { id, meta }, { retry: false });
