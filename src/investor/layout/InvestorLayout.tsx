import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { SkipLink } from '#src/shared/ui/SkipLink.tsx';
import { BottomTabs } from './BottomTabs.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
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
