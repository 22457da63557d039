import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { TwoColumns } from '../layout/TwoColumns.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { copy } from './copy.ts';
import { FeesPanel } from './FeesPanel.tsx';
import { StepsPanel } from './StepsPanel.tsx';

/** `/user/help`: contact, fees and limits, and how money comes and goes. */
export function HelpPage() {
  const { data: settings, error, refetch } = useSettings();
  const { hash } = useLocation();
  const isLoaded = settings !== undefined;
  // The browser looks for the anchor before this page has rendered.
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoaded, hash]);
  const body = () => {
    if (!settings) return error ? <LoadError error={error} retry={refetch} /> : <Loading />;
    return (
      <TwoColumns side={<ContactPanel settings={settings} />}>
        <FeesPanel settings={settings} />
        <StepsPanel
          title={copy.deposit.title}
          steps={copy.deposit.steps(settings.reviewHours)}
          note={copy.deposit.problem}
          link={{ to: '/user/deposit', label: copy.deposit.link }}
        />
        <StepsPanel
          title={copy.withdrawal.title}
          steps={copy.withdrawal.steps(settings.reviewHours)}
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
