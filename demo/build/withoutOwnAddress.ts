import type { Plugin } from 'vite';

/** Replaces `import.meta.url` in PGlite and pdfkit: a classic script has none. */
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
