import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Moment } from './Moment.tsx';

/** A step without `at` is the current one, or, with `isAhead`, one that has not happened. */
export interface TimelineStep {
  title: string;
  text?: ReactNode;
  at?: string | undefined;
  isAhead?: boolean;
  /** A step that ended the record badly, such as a decline. */
  isBad?: boolean;
}

/** Steps from top to bottom: filled has happened, a ring is now, dashed is ahead. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={`${step.title} ${step.at ?? index}`}
          sx={{
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: '20px 1fr auto',
            columnGap: 1.5,
            pb: index === steps.length - 1 ? 0 : 2.5,
          }}
        >
          {index < steps.length - 1 && <Line isAhead={steps[index + 1]?.at === undefined} />}
          <Dot {...step} />
          <Box sx={{ fontWeight: 550, color: step.isAhead ? 'text.secondary' : 'text.primary' }}>
            {step.title}
          </Box>
          {step.text && <Box sx={text}>{step.text}</Box>}
          {step.at && (
            <Box sx={time}>
              <Moment at={step.at} short />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const time = { gridArea: '1 / 3', fontSize: '0.75rem', color: 'var(--faint)' } as const;

const text = {
  gridArea: '2 / 2 / auto / -1',
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;

function Line({ isAhead }: { isAhead: boolean }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        left: 9,
        top: 20,
        bottom: 0,
        borderLeft: 2,
        borderLeftStyle: isAhead ? 'dashed' : 'solid',
        borderColor: isAhead ? 'divider' : 'success.main',
      }}
    />
  );
}

function Dot({ at, isAhead = false, isBad = false }: TimelineStep) {
  const color = isBad ? 'error.main' : 'success.main';
  const filled = { bgcolor: color, borderColor: color };
  const ring = isAhead
    ? { borderStyle: 'dashed', borderColor: 'var(--control-line)' }
    : { borderColor: 'primary.main' };
  return (
    <Box
      component="svg"
      viewBox="0 0 16 16"
      aria-hidden="true"
      sx={{
        width: 20,
        height: 20,
        borderRadius: '50%',
        border: 2,
        boxSizing: 'border-box',
        ...(at ? filled : ring),
      }}
    >
      {at && (
        <Box
          component="path"
          d={isBad ? 'M5 5l6 6M11 5l-6 6' : 'M4 8.5l2.7 2.7L12 5.5'}
          sx={{ fill: 'none', stroke: 'var(--mui-palette-background-paper)', strokeWidth: 1.8 }}
        />
      )}
    </Box>
  );
}
