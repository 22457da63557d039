import { Panel } from '#src/investor/layout/Panel.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { Timeline } from '#src/shared/ui/Timeline.tsx';
import { copy } from './copy.ts';

/** The steps of a first deposit, all of them ahead. */
export function DepositWay() {
  const { data: settings } = useSettings();
  const { way } = copy;
  const steps = [
    way.quote,
    way.send,
    { ...way.review, text: settings ? way.within(settings.reviewHours) : '\u00a0' },
    way.credited,
  ];
  return (
    <Panel title={way.title}>
      <Timeline label={way.title} steps={steps.map((step) => ({ ...step, isAhead: true }))} />
    </Panel>
  );
}
