import Alert from '@mui/material/Alert';
import type { EvidenceRecord } from '#src/admin/provider/records.ts';
import { copy as reviewCopy } from '#src/admin/review/copy.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';

/** Reasons to look closely: duplicates, missing evidence, a late deposit, an example rate. */
export function EvidenceWarnings({ evidence }: { evidence: EvidenceRecord }) {
  const { quote, expectedCredit, duplicates, proof, txid, status, claimedBy } = evidence;
  const staffId = useSession().user?._id;
  const warnings = [
    duplicates.length > 0 && copy.evidence.duplicated(duplicates.length),
    status === 'pending' && !proof && !txid && copy.evidence.bare,
    status === 'pending' && proof && !txid && copy.evidence.noId,
    claimedBy && claimedBy._id !== staffId && reviewCopy.others(claimedBy.fullName),
    ...(expectedCredit?.reasons ?? []).map((reason) => copy.evidence.reasons[reason]),
    quote?.example && copy.evidence.example,
  ].filter((warning) => typeof warning === 'string');
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" role="note" aria-label={copy.evidence.warnings}>
      {warnings.map((warning) => (
        <div key={warning}>{warning}</div>
      ))}
    </Alert>
  );
}
