import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { RulesOfApprovals } from '#src/admin/approvals/RulesOfApprovals.tsx';
import { WalletPanel } from '#src/admin/wallets/WalletPanel.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { copy } from './copy.ts';
import { OperatorPanel } from './OperatorPanel.tsx';
import { ReasonsPanel } from './ReasonsPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { SettingsNav } from './SettingsNav.tsx';

export function SettingsPage() {
  const { data, error, refetch } = useSettings();
  useScrollToPart(data !== undefined);
  return (
    <Box sx={page}>
      <SettingsNav />
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <PageTitle sx={{ fontSize: '1rem' }}>{copy.title}</PageTitle>
        <div id="wallets">
          <WalletPanel />
        </div>
        <Box sx={pair}>
          <Stack spacing={2}>
            {data ? (
              <RulesPanel settings={data} />
            ) : error ? (
              <LoadError error={error} retry={refetch} />
            ) : (
              <Loading />
            )}
          </Stack>
          {data && <OperatorPanel settings={data} />}
        </Box>
        <RulesOfApprovals />
        <ReasonsPanel />
      </Stack>
    </Box>
  );
}

/** The search leads to a part of the page; the router only changes the address. */
function useScrollToPart(isReady: boolean): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, location]);
}

const page = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& [id]': { scrollMarginTop: 64 },
  '@media (min-width: 1180px)': { gridTemplateColumns: '152px minmax(0, 1fr)' },
} as const;

const pair = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;
