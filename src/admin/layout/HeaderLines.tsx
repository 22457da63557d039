import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { PriceWarnings } from '#src/admin/overview/PriceWarnings.tsx';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { clockTime } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

const { lines } = copy;

/** One line under the header at a time, worst first. */
export function HeaderLines() {
  const { data } = useOverview();
  const { lostAt, retry } = useConnection();
  if (lostAt) {
    return (
      <Line
        severity="warning"
        isOver
        action={
          <Button color="inherit" size="small" onClick={retry}>
            {lines.retry}
          </Button>
        }
      >
        <b>{lines.lost(clockTime(lostAt))}</b> {lines.lostText}
      </Line>
    );
  }
  const { invariants, diskShort = false, prices } = data ?? {};
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
  /** In the place of the header: a line that comes suddenly moves nothing under the hand. */
  isOver?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

const Line = ({ severity, isOver = false, action, children }: LineProps) => (
  <Alert
    severity={severity}
    {...(action !== undefined && { action })}
    sx={isOver ? { ...line, ...overHeader } : line}
  >
    {children}
  </Alert>
);

const line = { borderRadius: 0, py: 0, px: 'var(--inset)', alignItems: 'center' } as const;

const overHeader = {
  '@media (min-width: 760px)': {
    position: 'sticky',
    top: 0,
    zIndex: 'appBar',
    height: 'var(--head)',
    mt: 'calc(-1 * var(--head))',
  },
} as const;
