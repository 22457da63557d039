import { listPath } from '#contract/backOffice.ts';

/** The sections of the settings; each has an address. */
export const settingsParts = ['wallets', 'rules', 'approvals', 'reasons', 'operator'] as const;

export type SettingsPart = (typeof settingsParts)[number];

/** The address of one section of the settings. */
export const settingsPart = (part: SettingsPart) => `${listPath('settings')}#${part}`;
