import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type BackOfficeKey, listPath } from '#contract/backOffice.ts';
import { copy } from '#src/admin/copy.ts';
import { useOverview, waitingCount } from '#src/admin/overview/useOverview.ts';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import { bottomTabStyle } from './bottomTabStyle.ts';
import { copy as layoutCopy } from './copy.ts';
import { screenIcons } from './screenIcons.tsx';
import { useMore, useTabs } from './useScreens.ts';
import { WaitingCount } from './WaitingCount.tsx';

const MoreSheet = lazyPart(async () => (await import('./MoreSheet.tsx')).MoreSheet);

// The number of screens beside "More".
const tabsMax = 4;

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  pb: 'env(safe-area-inset-bottom)',
  'body:has([data-action-bar]) &': { display: 'none' },
} as const;

const badge = {
  position: 'absolute',
  top: 3,
  left: 'calc(50% + 8px)',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.6875rem',
  lineHeight: '14px',
  '.active > &': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;

/** The tabs of a phone; a record with a decision bar hides them. */
export function BottomTabs() {
  const [isOpen, setOpen] = useState(false);
  const screens = useTabs();
  const overview = useOverview().data;
  const { pathname } = useLocation();
  const isCurrent = (key: BackOfficeKey) =>
    pathname === listPath(key) || pathname.startsWith(`${listPath(key)}/`);
  const rest = [...screens.slice(tabsMax), ...useMore()];
  return (
    <Box component="nav" aria-label={copy.backOffice} data-bottom-tabs="" sx={bar}>
      {screens.slice(0, tabsMax).map((key) => {
        const Icon = screenIcons[key];
        const current = isCurrent(key);
        return (
          <Box
            key={key}
            component={Link}
            to={listPath(key)}
            className={current ? 'active' : ''}
            aria-current={current ? 'page' : undefined}
            sx={bottomTabStyle}
          >
            {Icon && <Icon />}
            {copy.tabs[key]}
            <WaitingCount count={waitingCount(key, overview)} sx={badge} />
          </Box>
        );
      })}
      <Box
        component="button"
        type="button"
        className={rest.some(isCurrent) ? 'active' : ''}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={bottomTabStyle}
      >
        <MoreHoriz />
        {layoutCopy.more}
      </Box>
      {isOpen && (
        <Suspense fallback={null}>
          <MoreSheet screens={rest} close={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
