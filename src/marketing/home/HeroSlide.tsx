import { styled } from '@mui/material/styles';
import { header } from '#src/marketing/copy.ts';
import { SheetArt } from '#src/marketing/drawings/SheetArt.tsx';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import type { Slide } from './slides.ts';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.05fr 1fr',
  alignItems: 'center',
  gap: 'clamp(24px, 4vw, 64px)',
  paddingBlock: 'clamp(16px, 2vw, 24px) 104px',
  '[data-theme] > body &': { visibility: 'hidden', opacity: 0 },
  transition: 'opacity 500ms ease, visibility 500ms',
  '[data-theme] > body &[data-current]': { visibility: 'visible', opacity: 1 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr',
    alignItems: 'start',
    alignContent: 'start',
  },
  '& h2': {
    margin: 0,
    fontSize: 'clamp(2.3rem, 1.3rem + 3.7vw, 4.5rem)',
    fontWeight: 600,
    lineHeight: 1.02,
    letterSpacing: '-0.04em',
    textWrap: 'balance',
  },
  '& em': { fontStyle: 'normal', color: palette(theme).secondary.main },
  '& p': {
    margin: '22px 0 30px',
    maxWidth: '46ch',
    textWrap: 'pretty',
    [theme.breakpoints.up('md')]: { fontSize: '1.25rem' },
    lineHeight: 1.55,
    color: palette(theme).text.secondary,
  },
}));

export function HeroSlide({ slide, count }: { slide: Slide; count: number }) {
  const words = slide.HeadText.split(' ');
  const last = words.pop();
  return (
    <Panel
      role="group"
      aria-roledescription="slide"
      aria-label={`${slide.id} of ${count}`}
      data-current={slide.id === 1 ? '' : undefined}
    >
      <div>
        <h2>
          {words.join(' ')} <em>{last}</em>
        </h2>
        <p>{slide.SubHeaderText}</p>
        <ActionLink href="/register">{header.getStarted}</ActionLink>
      </div>
      <SheetArt image={slide.image} />
    </Panel>
  );
}
