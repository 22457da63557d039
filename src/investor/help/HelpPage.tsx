import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { useAnchor } from '#src/investor/layout/useAnchor.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { AskPanel } from './AskPanel.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { copy } from './copy.ts';
import { FeesPanel } from './FeesPanel.tsx';
import { QuestionsPanel } from './QuestionsPanel.tsx';
import { StepsPanel } from './StepsPanel.tsx';

/** `/user/help`: contact, fees and limits, and how money comes and goes. */
export function HelpPage() {
  const { data: settings, error, refetch } = useSettings();
  useAnchor(settings !== undefined);
  const hasSide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const body = () => {
    if (!settings) return error ? <PartError error={error} retry={refetch} /> : <FlushLoading />;
    return (
      <TwoColumns
        isSideFirst
        side={
          <>
            <ContactPanel settings={settings} />
            {hasSide && <FeesPanel settings={settings} />}
          </>
        }
      >
        <AskPanel />
        <QuestionsPanel settings={settings} />
        {!hasSide && <FeesPanel settings={settings} />}
        <StepsPanel
          title={copy.deposit.title}
          steps={copy.deposit.steps(settings.reviewHours)}
          note={copy.deposit.problem}
          link={{ to: '/user/deposit', label: copy.deposit.link }}
        />
        <StepsPanel
          title={copy.withdrawal.title}
          steps={copy.withdrawal.steps(settings.reviewHours, settings.payHours)}
          note={copy.withdrawal.wait}
          link={{ to: '/user/withdraw', label: copy.withdrawal.link }}
        />
      </TwoColumns>
    );
  };
  return (
    <>
      <PageHead>{copy.title}</PageHead>
      {body()}
    </>
  );
}
