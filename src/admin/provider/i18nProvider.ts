import type { I18nProvider } from 'react-admin';
import { copy } from '#src/admin/copy.ts';

const sentences: Record<string, string> = copy.reactAdmin;

/**
 * What react-admin's own parts say. It asks by key; a key without a sentence here falls back to the
 * sentence that the part brings along.
 */
export const words: I18nProvider = {
  translate: (key: string, options: Record<string, unknown> = {}) => {
    const sentence = sentences[key] ?? options._ ?? key;
    if (typeof sentence !== 'string') return '';
    return sentence.replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name] ?? ''));
  },
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};
