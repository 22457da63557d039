import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Head } from '#src/marketing/frame/Head.tsx';
import { RiskLine } from '#src/marketing/frame/RiskWarning.tsx';
import { Ticker } from '#src/marketing/ticker/Ticker.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { slides } from './slides.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  'html:not([data-theme]) &': { alignItems: 'start' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 48px',
  paddingTop: 20,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)',
    paddingTop: 32,
  },
}));

// The controls are first in the tab order and last on the screen.
const Carousel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& > [data-carousel-controls]': { order: 1, marginTop: 8 },
  '& > [role="note"]': { marginTop: 20 },
  // Without the script three slides follow one another, and the warning comes before them.
  'html:not([data-theme]) & > h1': { order: -2 },
  'html:not([data-theme]) & > [role="note"]': { order: -1, margin: '0 0 20px' },
  [theme.breakpoints.down('sm')]: {
    '& > [data-carousel-controls]': { marginTop: 4 },
    '& > [role="note"]': { marginTop: 16 },
  },
}));

const Title = styled('h1')(({ theme }) => ({
  margin: '0 0 12px',
  ...theme.typography.body2,
  fontWeight: 600,
  color: palette(theme).secondary.main,
  '@media print': { fontSize: '11pt !important' },
}));

// Without the script all slides are shown, one below the other.
const Stack = styled('div')({
  '[data-theme] > body &': { display: 'grid' },
  '& > *': { gridArea: '1 / 1' },
  // On paper too.
  '@media print': { '[data-theme] > body &': { display: 'block' } },
});

export function Hero() {
  return (
    <>
      <Head>
        <Container maxWidth="lg">
          <Grid data-carousel="">
            <Carousel aria-roledescription="carousel" aria-label="What Plainvest does">
              <Title>A US dollar account that you fund with crypto</Title>
              <CarouselControls />
              <Stack data-carousel-slides="">
                {slides.map((slide) => (
                  <HeroSlide key={slide.id} slide={slide} count={slides.length} />
                ))}
              </Stack>
              <RiskLine />
            </Carousel>
            <HeroPicture />
            <KeyFacts />
          </Grid>
        </Container>
      </Head>
      <Ticker />
    </>
  );
}
