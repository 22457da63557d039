import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tabsHeight } from './BottomTabs.tsx';

interface ActionBarProps {
  children: ReactNode;
  note?: ReactNode;
  /** Why the last press had no effect. */
  error?: ReactNode;
  /** The page is one of the tabs of a phone, which stay below the bar. */
  hasTabs?: boolean;
}

/** The buttons of a step: the foot of its card, which a phone shows as long as the card. */
export function ActionBar({ children, note, error, hasTabs = false }: ActionBarProps) {
  return (
    <Box data-action-bar={hasTabs ? 'tabs' : 'step'} sx={[bar, hasTabs && aboveTabs]}>
      {/* Above the buttons: a phone would show it below the fold. */}
      <Box data-error sx={{ order: -2, flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {error}
      </Box>
      {children}
      {note && <Box sx={small}>{note}</Box>}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexDirection: { xs: 'column', tablet: 'row' },
  '&:has(> [data-error] > *)': { flexWrap: { tablet: 'wrap' } },
  alignItems: { xs: 'stretch', tablet: 'center' },
  gap: { xs: 1, tablet: 1.5 },
  mx: { xs: -2, tablet: -3 },
  mb: { xs: -2, tablet: -3 },
  px: { xs: 2, tablet: 3 },
  pt: { xs: 1.5, tablet: 2.5 },
  pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', tablet: 2.5 },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  borderRadius: '0 0 12px 12px',
  position: { xs: 'sticky', tablet: 'static' },
  bottom: 0,
  zIndex: { xs: 'appBar', tablet: 'auto' },
} as const;

const aboveTabs = { bottom: tabsHeight, pb: { xs: 1.5, tablet: 2.5 } } as const;

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
