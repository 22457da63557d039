import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { SkipLink } from '#src/shared/ui/SkipLink.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

// Wide screens never open the drawer.
const NavDrawer = lazy(async () => ({ default: (await import('./NavDrawer.tsx')).NavDrawer }));

/** The frame of every investor page: sidebar, top bar, drawer (S-133). */
export function InvestorLayout() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuKnown, setMenuKnown] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // The record behind the top bar and every balance is read from the server while pages change.
  useProfile();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen reader goes on in the new page, not at the link that opened it.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  const toggleMenu = () => {
    setMenuKnown(true);
    setMenuOpen(!menuOpen);
  };
  return (
    <Box sx={{ flexGrow: 1, display: 'flex' }}>
      <SkipLink />
      <Sidebar />
      {menuKnown && (
        <Suspense fallback={null}>
          <NavDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar menuOpen={menuOpen} onMenu={toggleMenu} />
        <Box
          component="main"
          id="main"
          ref={main}
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            '&:focus-visible': { outline: 'none' },
            width: '100%',
            maxWidth: 1180,
            mx: 'auto',
            px: { xs: 2, sm: 3, md: 4 },
            py: { xs: 3, md: 4 },
          }}
        >
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
    </Box>
  );
}
