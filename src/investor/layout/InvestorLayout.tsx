import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useProfile } from '#src/shared/session/useProfile.ts';
import { SkipLink } from '#src/shared/ui/SkipLink.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of every investor page: sidebar, top bar, drawer (S-133). */
export function InvestorLayout() {
  const [menuOpen, setMenuOpen] = useState(false);
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
  return (
    <Box sx={{ flexGrow: 1, display: 'flex' }}>
      <SkipLink />
      <Sidebar />
      <NavDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
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
          <Outlet />
        </Box>
      </Box>
    </Box>
  );
}
