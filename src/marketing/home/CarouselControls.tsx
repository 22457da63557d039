import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { StrokeIcon } from '#src/marketing/ui/StrokeIcon.tsx';
import { slides } from './slides.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: -12,
  '&[hidden]': { display: 'none' },
  '@media print': { display: 'none !important' },
  // Where scripts run, they have their place before they are shown.
  'html[data-theme] &[hidden]': { display: 'flex', visibility: 'hidden' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 22,
    background: 'none',
    color: palette(theme).text.secondary,
    cursor: 'pointer',
  },
  '& button:hover': { color: palette(theme).text.primary, background: palette(theme).action.hover },
  '& [data-rotating="true"] .play, & [data-rotating="false"] .pause': { display: 'none' },
  '& i': {
    width: 20,
    height: 4,
    borderRadius: 2,
    marginInlineStart: 4,
    background: palette(theme).text.secondary,
    opacity: 0.4,
  },
  ...Object.fromEntries(
    slides.map(({ image }) => [
      `[data-carousel]:has([data-image=${image}][data-current]) & [data-of=${image}]`,
      { background: palette(theme).primary.main, opacity: 1 },
    ]),
  ),
}));

const stop = 'Stop changing slides';
const start = 'Change slides automatically';

/**
 * Pause, previous and next, in the tab order of the W3C carousel pattern. The script shows them, as
 * they do nothing without it.
 */
export function CarouselControls() {
  return (
    <Bar hidden data-carousel-controls="">
      <button
        type="button"
        aria-label={stop}
        data-rotating="true"
        data-stop={stop}
        data-start={start}
        data-carousel-toggle=""
      >
        <StrokeIcon className="pause" d="M9 6v12M15 6v12" />
        <StrokeIcon className="play" d="M8 5l11 7-11 7z" />
      </button>
      <button type="button" aria-label="Previous slide" data-carousel-previous="">
        <StrokeIcon className="previous" d="M14.5 5.5L8 12l6.5 6.5" />
      </button>
      <button type="button" aria-label="Next slide" data-carousel-next="">
        <StrokeIcon className="next" d="M9.5 5.5L16 12l-6.5 6.5" />
      </button>
      {slides.map(({ image }) => (
        <i key={image} data-of={image} />
      ))}
    </Bar>
  );
}
