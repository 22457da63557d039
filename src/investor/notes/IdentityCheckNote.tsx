import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { copy } from './copy.ts';
import { Note } from './Note.tsx';

/** Before money is paid in and before it is paid out; a verified person has none. */
export function IdentityCheckNote() {
  const { data: user } = useProfile();
  if (!user || user.isVerified) return null;
  return <Note Icon={BadgeOutlined} {...copy.identityCheck} />;
}
