import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { copy } from '#src/investor/copy.ts';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { clockTime } from '#src/shared/format/dates.ts';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { SkipLink } from '#src/shared/ui/SkipLink.tsx';
import { BottomTabs } from './BottomTabs.tsx';
import { PageHeadSlot } from './PageHead.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

// Lazy: wide screens have no drawer.
const NavDrawer = lazy(async () => ({ default: (await import('./NavDrawer.tsx')).NavDrawer }));

export function InvestorLayout() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [hasMenu, setHasMenu] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  // Refreshes the session's user, which top bar and balances show.
  useProfile();
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // A screen reader continues in the new page, not at the link that opened it.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  const toggleMenu = () => {
    setHasMenu(true);
    setIsMenuOpen(!isMenuOpen);
  };
  return (
    <Box sx={{ flexGrow: 1, display: 'flex' }}>
      <SkipLink />
      <Sidebar />
      {hasMenu && (
        <Suspense fallback={null}>
          <NavDrawer open={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar isMenuOpen={isMenuOpen} onMenu={toggleMenu} onSlot={setSlot} />
        <Box
          component="main"
          id="main"
          ref={main}
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            '&:focus-visible': { outline: 'none' },
            width: '100%',
            maxWidth: 1184,
            mx: 'auto',
            px: { xs: 2, wide: 4 },
            pt: 2,
            pb: 4,
          }}
        >
          <ConnectionBanner />
          <PageHeadSlot value={slot}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </PageHeadSlot>
        </Box>
        <BottomTabs />
      </Box>
    </Box>
  );
}

/** Shows the age of the figures while the server does not answer. */
function ConnectionBanner() {
  const { error, dataUpdatedAt, refetch, isFetching } = useProfile();
  if (!(error instanceof NetworkError)) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
          {copy.connection.retry}
        </Button>
      }
    >
      {dataUpdatedAt > 0
        ? copy.connection.asOf(clockTime(new Date(dataUpdatedAt)))
        : copy.connection.lost}
    </Alert>
  );
}
