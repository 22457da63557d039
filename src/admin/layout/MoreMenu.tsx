import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import { copy } from './copy.ts';
import { useMore } from './useScreens.ts';

/** The screens behind the last tab of a wide window. */
export function MoreMenu({ look }: { look: Record<string, unknown> }) {
  const { pathname } = useLocation();
  const screens = useMore().map((key) => {
    const path = listPath(key);
    return { key, path, isCurrent: pathname === path || pathname.startsWith(`${path}/`) };
  });
  const isCurrent = screens.some((screen) => screen.isCurrent);
  return (
    <PopoverButton
      name={copy.more}
      button={{
        color: 'inherit',
        className: isCurrent ? 'active' : '',
        'aria-current': isCurrent ? 'true' : undefined,
        disableRipple: true,
        children: (
          <>
            {copy.more}
            <ExpandMore aria-hidden="true" sx={{ fontSize: 16 }} />
          </>
        ),
        sx: { ...look, ...flat } as SxProps,
      }}
    >
      {(close) => (
        <Box sx={{ display: 'grid', minWidth: 200, p: 0.5 }}>
          {screens.map((screen) => (
            <Button
              key={screen.key}
              component={Link}
              to={screen.path}
              color="inherit"
              aria-current={screen.isCurrent ? 'page' : undefined}
              onClick={close}
              sx={entry}
            >
              {adminCopy.tabs[screen.key]}
            </Button>
          ))}
        </Box>
      )}
    </PopoverButton>
  );
}

const flat = { minWidth: 0, minHeight: 0, borderRadius: 0, gap: 0.25 } as const;

const entry = {
  justifyContent: 'flex-start',
  px: 1,
  fontSize: '0.8125rem',
  fontWeight: 500,
  '&[aria-current]': { bgcolor: 'var(--primary-soft)', color: 'primary.main' },
} as const;
