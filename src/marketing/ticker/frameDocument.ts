import { type PlaceholderName, placeholder } from '#contract/placeholders.ts';

const css =
  'html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block;overflow:hidden;background:#0a0f1f;color-scheme:dark}';

/**
 * The document that frames outside content. The server sends it sandboxed, with a policy that allows
 * only the outside host.
 */
export function frameDocument(title: string, address: PlaceholderName, script: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${title}</title><meta name="robots" content="noindex">`,
    `<style>${css}</style></head>`,
    `<body data-address="${placeholder(address)}"><script>${script}</script></body></html>`,
  ].join('');
}
