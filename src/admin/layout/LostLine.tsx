import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { copy } from './copy.ts';
import { lineStyle } from './lineStyle.ts';

const { lines } = copy;

/** That the server does not answer, since when, and the way to try again. */
export function LostLine() {
  const { lostAt, retry } = useConnection();
  if (!lostAt) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={retry} sx={{ whiteSpace: 'nowrap' }}>
          {lines.retry}
        </Button>
      }
      sx={lost}
    >
      <b>{lines.lost(clockTime(lostAt))}</b> <span className="seen">{lines.seen}</span>{' '}
      <span className="off">{lines.off}</span>
    </Alert>
  );
}

// In the header the tabs keep their place.
const lost = {
  ...lineStyle,
  '@media (min-width: 760px)': {
    py: 0,
    px: 1.5,
    height: 32,
    borderRadius: 1,
    whiteSpace: 'nowrap',
    '& .MuiAlert-action': { pl: 1, mr: -0.5 },
  },
  '@media (min-width: 760px) and (max-width: 1599.95px)': { '& .seen': { display: 'none' } },
  '@media (min-width: 760px) and (max-width: 999.95px)': {
    '& .off, & .MuiAlert-icon': { display: 'none' },
  },
} as const;
