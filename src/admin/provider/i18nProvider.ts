import type { I18nProvider } from 'react-admin';
import { copy } from '#src/admin/copy.ts';

const sentences: Record<string, string> = copy.reactAdmin;

/** The texts of react-admin's own parts, by key; a key without one has the default of its part. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, options: Record<string, unknown> = {}) => {
    const sentence = sentences[key] ?? options._ ?? key;
    if (typeof sentence !== 'string') return '';
    return sentence.replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name] ?? ''));
  },
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};
