import type { Settings } from '#contract/settings.ts';
import { copy } from '#src/investor/copy.ts';

const { notConfigured, demo } = copy.layout;

/** The legal name of the operator, or the reason that it is missing. */
export const operatorName = (settings: Settings | undefined): string =>
  settings?.operator.legalName ?? (settings?.demo ? demo : notConfigured);
