import { useGetOne } from 'react-admin';
import type { EvidenceRecord } from '../provider/records.ts';

// Without a mark of its own react-admin would fill this from the list's rows, which lack evidence.
const meta = { evidence: true } as const;

/** One deposit with its evidence, as the server has it now. */
export const useEvidence = (id: string) =>
  useGetOne<EvidenceRecord>('adminTrans', { id, meta }, { retry: false });
