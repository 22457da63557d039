import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import { copy } from './copy.ts';

interface VerifiedMarkProps {
  isVerified: boolean;
  /** With the word beside the icon. */
  named?: boolean;
}

/** Whether staff verified an investor. */
export function VerifiedMark({ isVerified, named = false }: VerifiedMarkProps) {
  const Icon = isVerified ? VerifiedUserOutlined : GppMaybeOutlined;
  const text = isVerified ? copy.verified : copy.notVerified;
  return (
    <Box
      component="span"
      title={text}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.75rem',
        color: isVerified ? 'success.main' : 'warning.main',
      }}
    >
      <Icon sx={{ fontSize: 14 }} {...(named ? { 'aria-hidden': true } : { titleAccess: text })} />
      {named && text}
    </Box>
  );
}
