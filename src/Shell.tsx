import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { copy } from './shared/copy.ts';
import { useIsDemo } from './shared/settings/useIsDemo.ts';
import { FontFaces } from './shared/theme/FontFaces.tsx';

export function Shell() {
  useScrollToTop();
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <FontFaces />
      <DemoBanner />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </Box>
  );
}

function DemoBanner() {
  if (!useIsDemo()) return null;
  return (
    <Box
      component="aside"
      aria-label="Demo"
      sx={{
        px: 2,
        py: 0.5,
        textAlign: 'center',
        fontSize: '0.75rem',
        fontWeight: 500,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        '&::before': {
          content: '""',
          display: 'inline-block',
          width: 8,
          height: 8,
          mr: 1,
          borderRadius: '50%',
          bgcolor: 'warning.main',
        },
      }}
    >
      {copy.demo}
    </Box>
  );
}

/**
 * Scrolls a new page to its top; on Back and Forward the browser restores the position. A page whose
 * address names a part scrolls there itself.
 */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const place = pathname + hash;
  const shown = useRef(place);
  useEffect(() => {
    // A form that keeps its values in the address stays where it is.
    if (shown.current === place) return;
    shown.current = place;
    if (kind !== 'POP' && !hash) window.scrollTo(0, 0);
  }, [place, hash, kind]);
}
