import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { ConnectionBanner } from '#src/investor/connection/ConnectionBanner.tsx';
import { NewsMark } from '#src/investor/conversation/NewsMark.tsx';
import { copy } from '#src/investor/copy.ts';
import { useLiveMoney } from '#src/investor/summary/useLiveMoney.ts';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useMonoFace } from '#src/shared/theme/FontFaces.tsx';
import { ErrorBoundary } from '#src/shared/ui/ErrorBoundary.tsx';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import { Notice } from '#src/shared/ui/Notice.tsx';
import { SkipLink } from '#src/shared/ui/SkipLink.tsx';
import { BottomTabs } from './BottomTabs.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import { isOverview } from './menu.ts';
import { menuIcons } from './menuIcons.tsx';
import { PageFallback, PendingHead } from './PageFallback.tsx';
import { PageHeadSlot } from './PageHead.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

// Lazy: wide screens have no drawer.
const NavDrawer = lazyPart(async () => (await import('./NavDrawer.tsx')).NavDrawer);

export function InvestorLayout() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [hasMenu, setHasMenu] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useLiveMoney();
  useMonoFace();
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
      <Sidebar icons={menuIcons} news={<NewsMark />} foot={<HelpLinks />} />
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
            pb: { xs: 2, wide: 4 },
          }}
        >
          <ConnectionBanner />
          <PageHeadSlot value={slot}>
            <ErrorBoundary isFramed resetKey={pathname} head={<PendingHead />}>
              {/* A new page shows its own heading at once, not the last page until it is there. */}
              <Suspense key={pageOf(pathname)} fallback={<PageFallback />}>
                <Page />
              </Suspense>
            </ErrorBoundary>
          </PageHeadSlot>
        </Box>
        <BottomTabs />
      </Box>
    </Box>
  );
}

/** The tabs of the account are one page. */
const pageOf = (pathname: string) =>
  pathname.startsWith('/user/useracct') ? '/user/useracct' : pathname;

/** The page, once the account has loaded; the overview waits for the account itself. */
function Page() {
  const { data, error, refetch, isFetching } = useProfile();
  const { pathname } = useLocation();
  if (data || (!error && isOverview(pathname))) return <Outlet />;
  if (!error || error instanceof NetworkError) return <PageFallback />;
  return (
    <Notice title={copy.noAccount.title} text={copy.noAccount.text(messageOf(error))} isFramed>
      <Button variant="outlined" component={Link} to="/user/help">
        {copy.layout.help}
      </Button>
      <Button variant="contained" disabled={isFetching} onClick={() => void refetch()}>
        {copy.connection.retry}
      </Button>
    </Notice>
  );
}
