import Box from '@mui/material/Box';
import { useState } from 'react';
import type { BalanceHistory } from '#contract/balances.ts';
import { dollarsFrom, groupDollars } from '#contract/money.ts';
import { axisDollars } from '#src/shared/format/axis.ts';
import { day } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { gridOf, linePath, pointsOf, timeLabels } from './pointsOf.ts';

/** Dots closer than this part of the width hide the line. */
const dotGap = 2;

/** A step line from $0 with a dot for each entry; it fills the width without stretching its lines. */
export function StepChart({ steps }: { steps: BalanceHistory['steps'] }) {
  const [nowMs] = useState(Date.now);
  const grid = gridOf(steps);
  const top = grid.at(-1) ?? 1;
  const points = pointsOf(steps, top, nowMs);
  const line = linePath(points);
  const isApart = points.every(({ x }, at) => at === 0 || x - (points[at - 1]?.x ?? 0) >= dotGap);
  const dots = isApart ? points.map(({ x, y }) => `M${x} ${y}h0`).join('') : '';
  const first = steps[0]?.at ?? '';
  const now = groupDollars(dollarsFrom(steps.at(-1)?.balance ?? 0));
  return (
    <Box role="img" aria-label={copy.history.picture(day(first), now, steps.length)} sx={frame}>
      <Box component="svg" viewBox="0 0 100 100" preserveAspectRatio="none" sx={picture}>
        {grid.map((dollars) => {
          const y = 100 - (100 * dollars) / top;
          return <path key={dollars} data-grid d={`M0 ${y}H100`} />;
        })}
        <path data-area d={`${line}V100H0Z`} />
        <path data-line d={line} />
        <path data-dot d={dots} />
        <path data-dot="inside" d={dots} />
      </Box>
      {grid.map((dollars) => (
        <Box
          key={dollars}
          sx={{ ...label, right: 0, top: `calc(${1 - dollars / top} * (100% - 20px) - 8px)` }}
        >
          {axisDollars(dollars)}
        </Box>
      ))}
      {timeLabels(steps, nowMs).map(({ x, text }) => (
        <Box
          key={x}
          sx={{
            ...label,
            bottom: -4,
            left: `calc(${x / 100} * (100% - 48px))`,
            transform: 'translateX(-50%)',
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}

const frame = { position: 'relative', height: 130, mt: 1 } as const;

const picture = {
  position: 'absolute',
  left: 0,
  top: 0,
  width: 'calc(100% - 48px)',
  height: 'calc(100% - 20px)',
  overflow: 'visible',
  '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke' },
  '& [data-grid]': { stroke: 'var(--mui-palette-divider)', strokeWidth: 1 },
  '& [data-area]': { fill: 'var(--primary-soft)', opacity: 0.7 },
  '& [data-line]': { stroke: 'var(--mui-palette-primary-main)', strokeWidth: 2 },
  '& [data-dot]': {
    stroke: 'var(--mui-palette-primary-main)',
    strokeWidth: 7,
    strokeLinecap: 'round',
  },
  '& [data-dot="inside"]': { stroke: 'var(--mui-palette-background-paper)', strokeWidth: 4 },
} as const;

const label = {
  position: 'absolute',
  fontSize: '0.6875rem',
  lineHeight: '16px',
  color: 'text.secondary',
} as const;
