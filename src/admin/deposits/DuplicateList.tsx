import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { day } from '#src/shared/format/dates.ts';
import type { EvidenceRecord } from '../provider/records.ts';
import { copy } from './copy.ts';
import { DepositLink } from './DepositLink.tsx';

const words = copy.evidence;

/** Other deposits with the same proof file or transaction id, each leading to its own evidence. */
export function DuplicateList({ duplicates }: Pick<EvidenceRecord, 'duplicates'>) {
  if (duplicates.length === 0) {
    return <Typography color="text.secondary">{words.noDuplicates}</Typography>;
  }
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {duplicates.map(({ id, user, status, depositDate, same }) => (
        <li key={id}>
          <DepositLink id={id} /> {user}, {status}, {day(depositDate)} (
          {same === 'txid' ? words.sameTxid : words.sameProof})
        </li>
      ))}
    </Stack>
  );
}
