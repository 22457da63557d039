import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: 30,
  zIndex: 1,
  display: 'flex',
  gap: 10,
  '&[hidden]': { display: 'none' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    borderRadius: 22,
    border: `1px solid ${palette(theme).divider}`,
    background: palette(theme).background.paper,
    color: palette(theme).text.primary,
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: palette(theme).primary.main },
  '& [data-rotating="true"] .play, & [data-rotating="false"] .pause': { display: 'none' },
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
        <Icon name="pause" d="M9 6v12M15 6v12" />
        <Icon name="play" d="M8 5l11 7-11 7z" />
      </button>
      <button type="button" aria-label="Previous slide" data-carousel-previous="">
        <Icon name="previous" d="M14.5 5.5L8 12l6.5 6.5" />
      </button>
      <button type="button" aria-label="Next slide" data-carousel-next="">
        <Icon name="next" d="M9.5 5.5L16 12l-6.5 6.5" />
      </button>
    </Bar>
  );
}

function Icon({ name, d }: { name: string; d: string }) {
  return (
    <svg className={name} viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
      <path
        d={d}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
