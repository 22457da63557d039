import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: palette(theme).text.secondary,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .sheet': { fill: palette(theme).background.paper, stroke: palette(theme).divider },
  '& .faint': { stroke: palette(theme).divider },
  '& .act': { stroke: palette(theme).primary.main },
  '& .gain': { stroke: palette(theme).secondary.main },
  '& .loss': { stroke: palette(theme).error.main },
  '& .act-fill': { fill: palette(theme).primary.main, stroke: 'none' },
  '& .gain-fill': { fill: palette(theme).secondary.main, stroke: 'none' },
  '& .loss-fill': { fill: palette(theme).error.main, stroke: 'none' },
  '& .soft-fill': { fill: palette(theme).divider, stroke: 'none' },
  '& text': {
    fill: palette(theme).text.secondary,
    stroke: 'none',
    // As large as small text and drawn to scale, so that a drawing opens no font of its own.
    fontSize: 14,
    textRendering: 'geometricPrecision',
    fontFamily: theme.typography.fontFamily,
  },
  '& text.strong': { fill: palette(theme).text.primary },
  '& text.end': { textAnchor: 'end' },
  '& text.middle': { textAnchor: 'middle' },
}));

/** A drawing in the theme's colours on a grid of its own; decorative, its caption says the same. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </Svg>
  );
}

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}
