import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { DayCursor, type DayCursorProps } from './DayCursor.tsx';
import { dayLabels, type Scale, yOf } from './scale.ts';
import { type EndLabel, spread } from './spread.ts';

interface PlotProps {
  /** The picture in a sentence. */
  label: string;
  days: readonly string[];
  scale: Scale;
  textOf: (value: number) => string;
  endLabels?: readonly EndLabel[];
  cursor: Omit<DayCursorProps, 'count' | 'label'>;
  /** SVG in parts of 100; lines keep their width. */
  children: ReactNode;
}

/** Grid, labels and the cursor of a picture with one column a day; it fills its card. */
export function Plot(props: PlotProps) {
  const { label, days, scale, textOf, endLabels = [], cursor, children } = props;
  const right = Math.max(28, ...endLabels.map(({ text: words }) => 18 + 7 * words.length));
  return (
    <Box sx={{ ...frame, right }}>
      <Box aria-hidden="true">
        <Box component="svg" viewBox="0 0 100 100" preserveAspectRatio="none" sx={picture}>
          {scale.lines.map((value) => (
            <path
              key={value}
              data-grid={value === 0 ? 'zero' : ''}
              d={`M0 ${yOf(value, scale)}H100`}
            />
          ))}
          {children}
        </Box>
        {scale.lines.map((value) => (
          <Box key={value} sx={{ ...text, right: 'calc(100% + 8px)', top: place(value, scale) }}>
            {textOf(value)}
          </Box>
        ))}
        {spread(endLabels, scale).map(({ text: words, color, y }) => (
          <Box key={words} sx={{ ...text, ...end, color, top: `calc(${y}% - 8px)` }}>
            {words}
          </Box>
        ))}
        {dayLabels(days, copy.today).map(({ x, text: day }, index, { length }) => (
          <Box
            key={day}
            data-between={index % 2 === 1 && index < length - 1}
            sx={{ ...text, ...below, left: `${x}%` }}
          >
            {day}
          </Box>
        ))}
      </Box>
      <DayCursor label={label} count={days.length} {...cursor} />
    </Box>
  );
}

const place = (value: number, scale: Scale) => `calc(${yOf(value, scale)}% - 8px)`;

const frame = { position: 'absolute', left: 60, top: 12, bottom: 34 } as const;

const picture = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke' },
  '& [data-grid]': { stroke: 'var(--grid)', strokeWidth: 1 },
  '& [data-grid="zero"]': { stroke: 'var(--control-line)' },
  '& [data-line]': { strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& [data-dot]': { strokeWidth: 4, strokeLinecap: 'round' },
  '& [data-promise]': { stroke: 'var(--mui-palette-error-main)', strokeDasharray: '3 3' },
} as const;

const text = {
  position: 'absolute',
  fontSize: '0.75rem',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

const end = { left: 'calc(100% + 8px)', fontWeight: 600 } as const;
const below = {
  top: 'calc(100% + 8px)',
  transform: 'translateX(-50%)',
  // On a phone there is room for every second day.
  '&[data-between="true"]': { display: { xs: 'none', sm: 'block' } },
} as const;
