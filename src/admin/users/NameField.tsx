import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useSession } from '#src/shared/session/useSession.ts';
import type { UserRecord } from '../provider/records.ts';
import { copy } from './copy.ts';

const words = copy.users;

/** A user's name and e-mail, with what sets the account apart. */
export function NameField() {
  const user = useRecordContext<UserRecord>();
  const { tradeUser } = useSession();
  if (!user) return null;
  const { fullName, email, isAdmin, status } = user;
  const marks = [
    isAdmin && words.staff,
    user.id === tradeUser?._id && words.you,
    status !== 'active' && words.states[status],
  ].filter((mark) => typeof mark === 'string');
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {fullName}
        </Typography>
        {marks.map((mark) => (
          <Chip key={mark} size="small" variant="outlined" label={mark} />
        ))}
      </Stack>
      <Typography component="span" variant="body2" color="text.secondary">
        {email}
      </Typography>
    </>
  );
}
