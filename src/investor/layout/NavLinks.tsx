import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent, menu } from './menu.ts';

export type MenuIcons = Readonly<Record<string, ReactElement>>;

export interface NavLinksProps {
  /** By address; their places are there before them. */
  icons?: MenuIcons;
  /** Beside the entry that has news. */
  news?: ReactNode;
  onNavigate?: () => void;
}

export function NavLinks({ icons = {}, news, onNavigate }: NavLinksProps) {
  const { pathname } = useLocation();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1.5, py: 1, display: 'grid', gap: 0.5 }}>
      {menu.map((entry) => {
        const current = isCurrent(entry, pathname);
        return (
          <li key={entry.to}>
            <Box
              component={Link}
              to={entry.to}
              aria-current={current ? 'page' : undefined}
              onClick={() => onNavigate?.()}
              sx={link}
            >
              <Box sx={iconPlace}>{icons[entry.to]}</Box>
              {entry.label}
              {entry.hasNews && news}
            </Box>
          </li>
        );
      })}
    </Box>
  );
}

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  minHeight: { xs: 44, wide: 40 },
  px: 1.5,
  borderRadius: 1,
  fontWeight: 500,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { fontWeight: 600, color: 'primary.main', bgcolor: 'var(--primary-soft)' },
} as const;

const iconPlace = {
  display: 'flex',
  width: 20,
  height: 20,
  borderRadius: 1,
  '&:empty': { bgcolor: 'var(--skeleton)' },
  '& svg': { fontSize: 20 },
} as const;
