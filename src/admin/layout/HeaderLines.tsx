import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { PriceWarnings } from '#src/admin/overview/PriceWarnings.tsx';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { clockTime } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

const { lines } = copy;

/** One line under the header at a time, worst first. */
export function HeaderLines() {
  const { data } = useOverview();
  const { lostAt } = useConnection();
  const narrow = useNarrow();
  // A window with a header has it there: a line that comes suddenly moves nothing under the hand.
  if (lostAt && narrow) return <LostLine />;
  const { alarms, invariants, diskShort = false, prices } = data ?? {};
  if (alarms && alarms.open > 0) {
    return (
      <Line severity="error">
        <b>{lines.alarm(alarms.pausing)}</b>{' '}
        <Link component={RouterLink} to={`${listPath('overview')}#alarms`} color="inherit">
          {lines.look}
        </Link>
      </Line>
    );
  }
  // Before the first check only the header shows the state.
  if (invariants?.checkedAt && invariants.problem) {
    return (
      <Line severity="error">
        <b>{lines.broken(invariants.problem)}.</b> {lines.brokenText}
      </Line>
    );
  }
  if (diskShort) return <Line severity="error">{lines.disk}</Line>;
  if (!prices || prices.steps.length === 0) return null;
  return (
    <Line severity="warning">
      <PriceWarnings steps={prices.steps} />
    </Line>
  );
}

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

interface LineProps {
  severity: AlertColor;
  children: ReactNode;
}

const Line = ({ severity, children }: LineProps) => (
  <Alert severity={severity} sx={line}>
    {children}
  </Alert>
);

const line = { borderRadius: 0, py: 0, px: 'var(--inset)', alignItems: 'center' } as const;

// In the header the tabs keep their place.
const lost = {
  ...line,
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
