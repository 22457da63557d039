import Typography from '@mui/material/Typography';
import type { Settings } from '#contract/settings.ts';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { copy } from './copy.ts';

/** The operator's identity, from the environment. */
export function OperatorPanel({ settings }: { settings: Settings }) {
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
