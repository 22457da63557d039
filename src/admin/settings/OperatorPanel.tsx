import type { Settings } from '#contract/settings.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { copy } from './copy.ts';

/** The operator's identity, from the environment. */
export function OperatorPanel({ settings }: { settings: Settings }) {
  const words = copy.operator;
  const { operator } = settings;
  const shown = (value: string | null) => value ?? words.notConfigured;
  return (
    <Panel title={words.title} text={words.text}>
      <FactList
        facts={[
          [words.legalName, shown(operator.legalName)],
          [words.companyNumber, shown(operator.companyNumber)],
          [words.address, shown(operator.address)],
          [words.support, shown(operator.support)],
          [words.status, shown(operator.status)],
          [words.countries, shown(operator.countries)],
          [words.complaintDays, words.days(operator.complaintDays)],
          [words.ombudsman, shown(operator.ombudsman)],
          [words.law, shown(operator.law)],
          [words.mail, settings.mailConfigured ? words.mailOn : words.notConfigured],
        ]}
      />
    </Panel>
  );
}
