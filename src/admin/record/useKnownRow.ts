import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GetListResult, RaRecord } from 'react-admin';
import type { ResourceName } from '#src/admin/provider/resources.ts';

/** The row of a record in a list that was read before, to show at once while the record loads. */
export function useKnownRow<Row extends RaRecord>(
  resource: ResourceName,
  id: string,
): Row | undefined {
  const cache = useQueryClient();
  const [row] = useState(() =>
    cache
      .getQueriesData<GetListResult<Row>>({ queryKey: [resource, 'getList'] })
      .flatMap(([, list]) => list?.data ?? [])
      .find((known) => known.id === id),
  );
  return row;
}
