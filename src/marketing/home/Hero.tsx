import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Head } from '#src/marketing/frame/Head.tsx';
import { Ticker } from '#src/marketing/ticker/Ticker.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { slides } from './slides.ts';

const Title = styled('h1')(({ theme }) => ({
  margin: 0,
  paddingTop: 'clamp(20px, 3vw, 48px)',
  ...theme.typography.body2,
  fontWeight: 600,
  letterSpacing: '0.02em',
  color: palette(theme).secondary.main,
}));

const Carousel = styled('section')({ position: 'relative' });

// Without the script all slides are shown, one below the other.
const Stack = styled('div')({
  '[data-theme] > body &': { display: 'grid' },
  '& > *': { gridArea: '1 / 1' },
});

export function Hero() {
  return (
    <>
      <Head>
        <Container maxWidth="lg">
          <Title>Plainvest: a crypto-funded account in plain words</Title>
          <Carousel
            aria-roledescription="carousel"
            aria-label="What Plainvest does"
            data-carousel=""
          >
            <CarouselControls />
            <Stack data-carousel-slides="">
              {slides.map((slide) => (
                <HeroSlide key={slide.id} slide={slide} count={slides.length} />
              ))}
            </Stack>
          </Carousel>
        </Container>
      </Head>
      <Ticker />
    </>
  );
}
