import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

interface ActionBarProps {
  children: ReactNode;
  note?: ReactNode;
  /** Why the last press had no effect. */
  error?: ReactNode;
}

/** The buttons of a step: the foot of its card, and on a phone a bar at the bottom of the screen. */
export function ActionBar({ children, note, error }: ActionBarProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => roomFor(element.current), []);
  return (
    <Box ref={element} data-action-bar sx={bar}>
      {/* Above the buttons: a phone would show it below the fold. */}
      <Box data-error sx={{ order: -2, flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {error}
      </Box>
      {children}
      {note && <Box sx={small}>{note}</Box>}
    </Box>
  );
}

const heightVariable = '--action-bar';

/** The room below a page for the bar of a phone, which is fixed. */
export const actionBarRoom = `calc(var(${heightVariable}, 96px) + 16px)`;

/** Lets the room follow the height of the bar: an error makes it taller. */
function roomFor(element: HTMLElement | null) {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty(heightVariable, `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

const bar = {
  display: 'flex',
  flexDirection: { xs: 'column', tablet: 'row' },
  '&:has(> [data-error] > *)': { flexWrap: { tablet: 'wrap' } },
  alignItems: { xs: 'stretch', tablet: 'center' },
  gap: { xs: 1, tablet: 1.5 },
  mx: { tablet: -3 },
  mb: { tablet: -3 },
  px: { xs: 2, tablet: 3 },
  pt: { xs: 1.5, tablet: 2.5 },
  pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', tablet: 2.5 },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  borderRadius: { tablet: '0 0 12px 12px' },
  position: { xs: 'fixed', tablet: 'static' },
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: { xs: 'appBar', tablet: 'auto' },
} as const;

const small = {
  order: { xs: -1, tablet: 3 },
  ml: { tablet: 'auto' },
  width: { tablet: 'fit-content' },
  minWidth: { tablet: 160 },
  maxWidth: { tablet: 240 },
  textAlign: { xs: 'center', tablet: 'right' },
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  color: 'var(--faint)',
} as const;
