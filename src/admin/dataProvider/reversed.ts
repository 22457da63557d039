import type { SortPayload } from 'react-admin';

/** The opposite order; without one, that of the ids. */
export const reversed = (sort?: SortPayload): SortPayload => ({
  field: sort?.field ?? 'id',
  order: sort?.order === 'ASC' ? 'DESC' : 'ASC',
});
