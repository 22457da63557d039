import { useSettings } from '#src/shared/settings/useSettings.ts';

/** The operator's contact, if there is one: without it no sentence may lead there. */
export const useSupport = (): string | undefined =>
  useSettings().data?.operator.support ?? undefined;
