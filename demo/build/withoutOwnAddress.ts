import type { Plugin } from 'vite';

/**
 * PGlite and pdfkit look for their parts beside their own files, by `import.meta.url`. A classic script
 * has none, and Vite would copy all parts beside it: here they are handed over (worker/database.ts).
 */
export function withoutOwnAddress(): Plugin {
  return {
    name: 'without-own-address',
    enforce: 'pre',
    transform: {
      filter: { id: /@electric-sql\/pglite\/dist|pdfkit\/js/ },
      handler: (code) => ({
        code: code.replaceAll('import.meta.url', 'self.location.href'),
        map: null,
      }),
    },
  };
}
