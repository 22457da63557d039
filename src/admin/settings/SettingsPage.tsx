import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Settings } from '#contract/settings.ts';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { PanelGrid } from '#src/admin/shell/PanelGrid.tsx';
import { WalletPanel } from '#src/admin/wallets/WalletPanel.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { copy } from './copy.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

export function SettingsPage() {
  const { data, error, refetch } = useSettings();
  return (
    <Stack spacing={2}>
      <PageTitle>{copy.settings.title}</PageTitle>
      <WalletPanel />
      {data ? (
        <PanelGrid columns={{ xs: 'minmax(0, 1fr)', md: '2fr minmax(0, 1fr)' }}>
          <SettingsPanel settings={data} />
          <OperatorPanel settings={data} />
        </PanelGrid>
      ) : error ? (
        <LoadError error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}

/** The operator's identity, from the environment. */
function OperatorPanel({ settings }: { settings: Settings }) {
  const { legalName, companyNumber, address, support } = settings.operator;
  const shown = (value: string | null) => value ?? copy.settings.notConfigured;
  return (
    <Panel title={copy.settings.operator}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {copy.settings.operatorText}
      </Typography>
      <FactList
        facts={[
          [copy.settings.legalName, shown(legalName)],
          [copy.settings.companyNumber, shown(companyNumber)],
          [copy.settings.address, shown(address)],
          [copy.settings.support, shown(support)],
          [
            copy.settings.mail,
            settings.mailConfigured ? copy.settings.mailOn : copy.settings.notConfigured,
          ],
        ]}
      />
    </Panel>
  );
}
