import { styled } from '@mui/material/styles';
import type { ReactNode, SVGProps } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  // Larger, its words would be larger than those of the page.
  maxWidth: 440,
  marginInline: 'auto',
  height: 'auto',
  fill: 'none',
  stroke: palette(theme).text.secondary,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .sheet': { fill: palette(theme).background.paper, stroke: palette(theme).divider },
  '& .faint': { stroke: palette(theme).divider },
  '& .act, & .sheet.act': { stroke: palette(theme).primary.main },
  '& .gain': { stroke: palette(theme).secondary.main },
  '& .loss': { stroke: palette(theme).error.main },
  '& .act-fill': { fill: palette(theme).primary.main, stroke: 'none' },
  '& .gain-fill': { fill: palette(theme).secondary.main, stroke: 'none' },
  '& .loss-fill': { fill: palette(theme).error.main, stroke: 'none' },
  '& .soft-fill': { fill: palette(theme).divider, stroke: 'none' },
  '& text': {
    fill: palette(theme).text.secondary,
    stroke: 'none',
    // The size of small text at full scale, so that a drawing loads no further font.
    fontSize: 14,
    textRendering: 'geometricPrecision',
    fontFamily: theme.typography.fontFamily,
  },
  '& text.strong': { fill: palette(theme).text.primary },
  '& text.end': { textAnchor: 'end' },
  '& text.middle': { textAnchor: 'middle' },
}));

/** A decorative drawing in the colours of the scheme; its caption repeats the content. */
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

type LabelProps = Pick<SVGProps<SVGTextElement>, 'className' | 'x' | 'y'> & { text: string };

export const Label = ({ text, ...props }: LabelProps) => <text {...props}>{text}</text>;
