import Typography from '@mui/material/Typography';
import type { Settings } from '#contract/settings.ts';
import { FactList } from '../shell/FactList.tsx';
import { Panel } from '../shell/Panel.tsx';
import { copy } from './copy.ts';

const words = copy.settings;

/** Who runs the service, as the environment says; it is read here and changed nowhere (S-053). */
export function OperatorPanel({ settings }: { settings: Settings }) {
  const { legalName, companyNumber, address, support } = settings.operator;
  const shown = (value: string | null) => value ?? words.notConfigured;
  return (
    <Panel title={words.operator}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {words.operatorText}
      </Typography>
      <FactList
        facts={[
          [words.legalName, shown(legalName)],
          [words.companyNumber, shown(companyNumber)],
          [words.address, shown(address)],
          [words.support, shown(support)],
          [words.mail, settings.mailConfigured ? words.mailOn : words.notConfigured],
        ]}
      />
    </Panel>
  );
}
