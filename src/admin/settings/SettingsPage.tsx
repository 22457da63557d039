import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Settings } from '#contract/settings.ts';
import { RulesOfApprovals } from '#src/admin/approvals/RulesOfApprovals.tsx';
import { ScreenTitle } from '#src/admin/panel/ScreenTitle.tsx';
import { type SettingsPart, settingsParts } from '#src/admin/shell/settingsPart.ts';
import { WalletPanel } from '#src/admin/wallets/WalletPanel.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';
import { OperatorPanel } from './OperatorPanel.tsx';
import { ReasonsPanel } from './ReasonsPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { SettingsNav } from './SettingsNav.tsx';

/** One section at a time. The address names it, and what was typed in another one is kept. */
export function SettingsPage() {
  const { hash } = useLocation();
  const part = settingsParts.find((each) => `#${each}` === hash) ?? 'wallets';
  return (
    <Box sx={page}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ScreenTitle>{copy.title}</ScreenTitle>
      </Box>
      <SettingsNav current={part} />
      <Box key={part} ref={beginAtTop} sx={{ minWidth: 0 }}>
        {panels[part]}
      </Box>
    </Box>
  );
}

function beginAtTop(section: HTMLElement | null): void {
  if (section) window.scrollTo(0, 0);
}

/** A panel that shows the settings of the server once they are read. */
function Stored({ children }: { children: (settings: Settings) => ReactNode }) {
  const { data, error, refetch } = useSettings();
  if (data) return children(data);
  return error ? <LoadError error={error} retry={refetch} /> : <Skeleton height={320} />;
}

const panels: Record<SettingsPart, ReactNode> = {
  wallets: <WalletPanel />,
  rules: <Stored>{(settings) => <RulesPanel settings={settings} />}</Stored>,
  approvals: <RulesOfApprovals />,
  reasons: <ReasonsPanel />,
  operator: <Stored>{(settings) => <OperatorPanel settings={settings} />}</Stored>,
};

const page = {
  display: 'grid',
  columnGap: 2.5,
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1180px)': { gridTemplateColumns: '172px minmax(0, 1fr)' },
} as const;
