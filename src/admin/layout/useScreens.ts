import { type BackOfficeKey, backOffice, backOfficeKeys, hasTab } from '#contract/backOffice.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';

/** The screens that this server offers. */
export function useScreens(): BackOfficeKey[] {
  const isDemo = useSettings().data?.demo === true;
  return backOfficeKeys.filter((key) => isDemo || backOffice[key].access === 'admin');
}

/** The screens without a tab that the menu "More" has: the account has its own menu. */
export const useMore = (): BackOfficeKey[] =>
  useScreens().filter((key) => !hasTab(key) && key !== 'account');

/** The screens with a tab. */
export const useTabs = (): BackOfficeKey[] => useScreens().filter(hasTab);
