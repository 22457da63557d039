import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { copy } from '#src/shared/copy.ts';

/** One quiet paragraph, at the end of a page that takes money. */
export function RiskWarning() {
  const { title, text, link } = copy.risk;
  return (
    <Box role="note" aria-label={title} sx={line}>
      <WarningAmberOutlined
        aria-hidden="true"
        sx={{ fontSize: 18, mt: '1px', color: 'warning.main' }}
      />
      <Box>
        <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {title}.
        </Box>{' '}
        {text}{' '}
        <Link href="/risk" color="inherit">
          {link}
        </Link>
      </Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  gap: 1,
  px: 0.5,
  fontSize: '0.8125rem',
  lineHeight: 20 / 13,
  color: 'text.secondary',
} as const;
