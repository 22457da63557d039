import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { NewsMark } from '#src/investor/conversation/NewsMark.tsx';
import { copy } from '#src/investor/copy.ts';
import { isCurrent, menu } from './menu.ts';
import { menuIcons } from './menuIcons.tsx';

const paths = ['/user/overview', '/user/deposit', '/user/transaction', '/user/withdraw'];
const tabs = menu.filter(({ to }) => paths.includes(to));

const tabHeight = 60;
/** The room of the tabs at the bottom of a phone, with their line. */
export const tabsHeight = `calc(${tabHeight + 1}px + env(safe-area-inset-bottom))`;

/** The four pages that a phone reaches with one tap; a step with an action bar hides them. */
export function BottomTabs() {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={copy.layout.tabs}
      data-bottom-tabs
      sx={{
        display: { xs: 'grid', tablet: 'none' },
        gridTemplateColumns: 'repeat(4, 1fr)',
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
        'body:has([data-action-bar=step]) &': { display: 'none' },
      }}
    >
      {tabs.map((entry) => {
        const current = isCurrent(entry, pathname);
        return (
          <Box
            key={entry.to}
            component={Link}
            to={entry.to}
            aria-current={current ? 'page' : undefined}
            sx={{
              position: 'relative',
              display: 'grid',
              justifyItems: 'center',
              alignContent: 'center',
              minHeight: tabHeight,
              gap: 0.25,
              fontSize: '0.75rem',
              fontWeight: current ? 600 : 500,
              color: current ? 'primary.main' : 'text.secondary',
              textDecoration: 'none',
            }}
          >
            {menuIcons[entry.to]}
            {entry.label}
            {entry.hasNews && (
              <Box component="span" sx={mark}>
                <NewsMark />
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** At the upper right of the icon. */
const mark = { position: 'absolute', top: 4, left: 'calc(50% + 6px)' } as const;
