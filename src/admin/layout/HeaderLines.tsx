import Alert, { type AlertColor } from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { PriceWarnings } from '#src/admin/overview/PriceWarnings.tsx';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { copy } from './copy.ts';
import { LostLine } from './LostLine.tsx';
import { lineStyle } from './lineStyle.ts';

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

interface LineProps {
  severity: AlertColor;
  children: ReactNode;
}

const Line = ({ severity, children }: LineProps) => (
  <Alert severity={severity} sx={lineStyle}>
    {children}
  </Alert>
);
