import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { HeroActions } from './HeroActions.tsx';
import type { Slide } from './slides.ts';

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '[data-theme] > body &': { visibility: 'hidden' },
  '[data-theme] > body &[data-current]': { visibility: 'visible' },
  // The words move in without a fade, so that they have their contrast at all times.
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& h2, & p': { transition: 'transform 240ms ease' },
    '[data-theme] > body &:not([data-current]) :is(h2, p)': {
      transform: 'translateX(12px)',
      transition: 'none',
    },
  },
  '@media print': {
    '[data-theme] > body &': { visibility: 'visible', marginBottom: '10pt' },
    '&:first-of-type h2': { fontSize: '24pt !important' },
  },
  // Without the script the slides follow one another.
  'html:not([data-theme]) &:not(:first-of-type)': { marginTop: 32 },
  '& h2': {
    margin: 0,
    fontSize: 'clamp(2rem, 10.2vw, 2.5rem)',
    fontWeight: 600,
    lineHeight: 1.08,
    letterSpacing: '-0.035em',
    whiteSpace: 'pre-line',
    [theme.breakpoints.up('md')]: { fontSize: '2.75rem' },
    [theme.breakpoints.up('lg')]: { fontSize: '3.5rem' },
  },
  'html:not([data-theme]) &:not(:first-of-type) h2': {
    fontSize: '1.5rem',
    whiteSpace: 'normal',
  },
  '& em': { fontStyle: 'normal', color: palette(theme).primary.main },
  ...theme.applyStyles('dark', { '& em': { color: palette(theme).secondary.main } }),
  '& p': {
    margin: '12px 0 0',
    textWrap: 'pretty',
    lineHeight: 1.5,
    color: palette(theme).text.secondary,
    [theme.breakpoints.up('md')]: { marginTop: 16 },
    [theme.breakpoints.up('lg')]: { fontSize: '1.25rem', lineHeight: 1.4, maxWidth: 500 },
  },
}));

export function HeroSlide({ slide, count }: { slide: Slide; count: number }) {
  const end = slide.HeadText.search(/\S+$/);
  return (
    <Panel
      role="group"
      aria-roledescription="slide"
      aria-label={`${slide.id} of ${count}`}
      data-image={slide.image}
      data-current={slide.id === 1 ? '' : undefined}
    >
      <h2>
        {slide.HeadText.slice(0, end)}
        <em>{slide.HeadText.slice(end)}</em>
      </h2>
      <p>{slide.SubHeaderText}</p>
      <HeroActions />
    </Panel>
  );
}
