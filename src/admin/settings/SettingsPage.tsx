import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { copy } from './copy.ts';
import { OperatorPanel } from './OperatorPanel.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { WalletPanel } from './WalletPanel.tsx';

export function SettingsPage() {
  const { data, error, refetch } = useSettings();
  return (
    <Stack spacing={2}>
      <PageTitle>{copy.settings.title}</PageTitle>
      <WalletPanel />
      {data ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr minmax(0, 1fr)' },
          }}
        >
          <SettingsPanel settings={data} />
          <OperatorPanel settings={data} />
        </Box>
      ) : error ? (
        <LoadError error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}
