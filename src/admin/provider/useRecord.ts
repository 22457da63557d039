import { type RaRecord, useGetOne } from 'react-admin';
import type { ResourceName } from './resources.ts';

// Without a mark of its own react-admin would fill this from the list's rows, which know less.
const meta = { whole: true } as const;

/** One whole record, as the server has it now. */
export const useRecord = <Whole extends RaRecord>(resource: ResourceName, id: string) =>
  useGetOne<Whole>(resource, { id, meta }, { retry: false });
