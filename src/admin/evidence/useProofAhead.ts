import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { drawAhead, proofQuery } from '#src/shared/receipt/proofQuery.ts';

/** Reads the proof of a deposit ahead and begins to draw it. A failure shows when it is opened. */
export function useProofAhead(): (evidence: EvidenceRecord) => void {
  const cache = useQueryClient();
  return useCallback(
    ({ image }) => {
      if (image) cache.fetchQuery(proofQuery(image)).then(drawAhead, () => undefined);
    },
    [cache],
  );
}
