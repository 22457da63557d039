import ExpandMore from '@mui/icons-material/ExpandMore';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
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
        <List sx={{ minWidth: 200, py: 0.5 }}>
          {screens.map((screen) => (
            <ListItemButton
              key={screen.key}
              component={Link}
              to={screen.path}
              selected={screen.isCurrent}
              aria-current={screen.isCurrent ? 'page' : undefined}
              onClick={close}
              sx={{ fontSize: '0.8125rem' }}
            >
              {adminCopy.tabs[screen.key]}
            </ListItemButton>
          ))}
        </List>
      )}
    </PopoverButton>
  );
}

const flat = { minWidth: 0, minHeight: 0, borderRadius: 0, gap: 0.25 } as const;
