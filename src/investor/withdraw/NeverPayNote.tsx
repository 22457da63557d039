import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { copy } from './copy.ts';

export function NeverPayNote() {
  const { lead, text, tell } = copy.neverPay;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        borderRadius: 1,
        bgcolor: 'var(--sunken)',
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <ShieldOutlined aria-hidden="true" sx={{ fontSize: '1.125rem' }} />
      <Box>
        <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {lead}
        </Box>{' '}
        {text}{' '}
        <Link component={RouterLink} to="/user/help" color="inherit">
          {tell}
        </Link>
      </Box>
    </Box>
  );
}
