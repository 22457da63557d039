import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { Note } from './Note.tsx';

const text = {
  lead: 'We may check who you are before we pay a withdrawal.',
  text: 'If so, a message at the withdrawal names the document we need.',
} as const;

/** Before money is paid in and before it is paid out; a verified person has none. */
export function IdentityCheckNote() {
  const { data: user } = useProfile();
  if (!user || user.isVerified) return null;
  return <Note Icon={BadgeOutlined} {...text} />;
}
