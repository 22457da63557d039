import type { Settings } from '#contract/settings.ts';
import { copy } from '#src/investor/copy.ts';

const { notConfigured, demo, income } = copy.layout;

/** The legal name of the operator, or the reason that it is missing. */
export const operatorName = (settings: Settings | undefined): string =>
  settings?.operator.legalName ?? (settings?.demo ? demo : notConfigured);

/** How the operator earns money, in its own words, or the reason that they are missing. */
export const operatorIncome = ({ operator, demo: isDemo }: Settings): string =>
  operator.income ?? (isDemo ? income.demo : income.none);
