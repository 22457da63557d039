import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { DialogHost } from '#src/admin/shell/DialogHost.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { ErrorBoundary } from '#src/shared/ui/ErrorBoundary.tsx';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { SkipLink } from '#src/shared/ui/SkipLink.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { BottomTabs } from './BottomTabs.tsx';
import { HeaderLines } from './HeaderLines.tsx';

// A screen that goes from edge to edge takes the padding back with negative margins.
const main = {
  flexGrow: 1,
  width: '100%',
  minWidth: 0,
  p: 'var(--inset)',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  '&:has([data-edges])': { display: 'flex', flexDirection: 'column' },
} as const;

const frame = {
  '--head': '48px',
  '--inset': '20px',
  position: 'relative',
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media (max-width: 759.95px)': { '--head': '0px', '--inset': '16px' },
} as const;

// MUI's own fields, in dialogs and popovers too, have their labels where all others have them.
const labelsAbove = {
  '.MuiFormControl-root > .MuiInputLabel-root': {
    fontSize: '0.8125rem',
    fontWeight: 500,
    position: 'static',
    transform: 'none',
    marginBottom: 6,
    maxWidth: 'none',
    color: 'var(--mui-palette-text-primary)',
  },
  '.MuiInputLabel-root ~ .MuiOutlinedInput-root > fieldset': {
    top: 0,
    '& > legend': { display: 'none' },
  },
} as const;

export function AdminLayout({ children }: { children: ReactNode }) {
  const narrow = useNarrow();
  const { pathname } = useLocation();
  return (
    <Box sx={frame}>
      <GlobalStyles styles={labelsAbove} />
      <DialogHost>
        <SkipLink />
        {!narrow && <AdminHeader />}
        <HeaderLines />
        <Box component="main" id="main" tabIndex={-1} sx={main}>
          <ErrorBoundary resetKey={pathname} isFramed>
            <Suspense fallback={<FlushLoading />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
        {narrow && <BottomTabs />}
      </DialogHost>
    </Box>
  );
}
