import type { Settings } from '#contract/settings.ts';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { copy } from './copy.ts';

/** The operator's identity, from the environment. */
export function OperatorPanel({ settings }: { settings: Settings }) {
  const words = copy.operator;
  const { legalName, companyNumber, address, support } = settings.operator;
  const shown = (value: string | null) => value ?? words.notConfigured;
  return (
    <Panel title={words.title} id="operator" text={words.text}>
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
