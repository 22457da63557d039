import Alert from '@mui/material/Alert';
import { copy as queueCopy } from '#src/admin/review/copy.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import type { EvidenceRecord } from '../provider/records.ts';
import { copy } from './copy.ts';

const words = copy.evidence;

/** What speaks against a quick yes: example rate, late, duplicates, no evidence at all. */
export function EvidenceWarnings({ evidence }: { evidence: EvidenceRecord }) {
  const { quote, expectedCredit, duplicates, proof, txid, status, claimedBy } = evidence;
  const staffId = useSession().user?._id;
  const warnings = [
    duplicates.length > 0 && words.duplicated(duplicates.length),
    status === 'pending' && !proof && !txid && words.bare,
    status === 'pending' && proof && !txid && words.noId,
    claimedBy && claimedBy._id !== staffId && queueCopy.others(claimedBy.fullName),
    ...(expectedCredit?.reasons ?? []).map((reason) => words.reasons[reason]),
    quote?.example && words.example,
  ].filter((warning) => typeof warning === 'string');
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" role="note" aria-label={words.warnings}>
      {warnings.map((warning) => (
        <div key={warning}>{warning}</div>
      ))}
    </Alert>
  );
}
