import Alert from '@mui/material/Alert';
import { copy } from '../copy.ts';
import type { EvidenceRecord } from '../provider/records.ts';

const words = copy.evidence;

/** What speaks against a quick yes: example rate, late, duplicates, no evidence at all. */
export function EvidenceWarnings({ evidence }: { evidence: EvidenceRecord }) {
  const { quote, late, duplicates, proof, txid, status } = evidence;
  const warnings = [
    duplicates.length > 0 && words.duplicated(duplicates.length),
    status === 'pending' && !proof && !txid && words.bare,
    late && words.late,
    quote?.example && words.example,
  ].filter((warning) => typeof warning === 'string');
  return warnings.map((warning) => (
    <Alert key={warning} severity="warning">
      {warning}
    </Alert>
  ));
}
