import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ThemeToggle } from '#src/shared/theme/ThemeToggle.tsx';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import { copy } from './copy.ts';

interface AuthLayoutProps {
  title: string;
  text?: string;
  /** The title of the browser tab; the heading by default. */
  tab?: string;
  children: ReactNode;
}

export function AuthLayout({ title, text, tab = title, children }: AuthLayoutProps) {
  return (
    <Box
      sx={{
        flexGrow: 1,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(360px, 5fr) 7fr' },
      }}
    >
      <BrandPanel />
      <Box sx={{ display: 'flex', flexDirection: 'column', px: { xs: 2.5, sm: 4 }, py: 2 }}>
        <Stack component="header" direction="row" sx={{ alignItems: 'center', minHeight: 48 }}>
          <Box sx={{ display: { md: 'none' } }}>
            <BrandSign />
          </Box>
          <Box sx={{ ml: 'auto' }}>
            <ThemeToggle />
          </Box>
        </Stack>
        <Box
          component="main"
          id="main"
          // Aligned to the top, so that an error message does not move the fields.
          sx={{ mx: 'auto', width: '100%', maxWidth: 440, pt: { xs: 3, md: 2 }, pb: 5 }}
        >
          <PageTitle tab={tab} sx={{ fontSize: '1.75rem', lineHeight: 36 / 28 }}>
            {title}
          </PageTitle>
          {text && (
            <Typography color="text.secondary" sx={{ mt: 1 }}>
              {text}
            </Typography>
          )}
          <Stack spacing={2.5} sx={{ mt: 2.5 }}>
            {children}
          </Stack>
        </Box>
        <Documents />
      </Box>
    </Box>
  );
}

const Documents = () => (
  <Box
    component="nav"
    aria-label={copy.documents}
    data-page-foot
    sx={{
      mt: 'auto',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: 2.5,
      fontSize: '0.8125rem',
    }}
  >
    {copy.links.map(([label, href]) => (
      <Link key={href} href={href} color="textSecondary" sx={{ lineHeight: '44px' }}>
        {label}
      </Link>
    ))}
  </Box>
);
