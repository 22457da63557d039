import Chip from '@mui/material/Chip';
import type { UserRecord } from '../provider/records.ts';
import { copy } from './copy.ts';
import { useIsSelf } from './useIsSelf.ts';

const words = copy.users;

/** What sets an account apart: staff, oneself, suspended, closed. */
export function AccountMarks({ user: { id, isAdmin, status } }: { user: UserRecord }) {
  const own = useIsSelf(id);
  const marks = [
    isAdmin && words.staff,
    own && words.you,
    status !== 'active' && words.states[status],
  ];
  return marks
    .filter((mark) => typeof mark === 'string')
    .map((mark) => (
      <Chip key={mark} size="small" variant="outlined" label={mark} sx={{ mr: 0.5 }} />
    ));
}
