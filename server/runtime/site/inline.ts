import { createHash } from 'node:crypto';
import type { PageNeeds } from './headers.ts';

/** Hash before placeholders are filled: a script in a setting has no hash and cannot run. */
export function inlineHashes(template: string): Pick<PageNeeds, 'scripts' | 'styles'> {
  return {
    scripts: hashes(template, 'script'),
    styles: hashes(template, 'style'),
  };
}

function hashes(template: string, element: 'script' | 'style'): string[] {
  return template
    .split(`<${element}>`)
    .slice(1)
    .map((rest) => {
      const [text = ''] = rest.split(`</${element}>`, 1);
      if (text.includes('{{'))
        throw new Error('Inline scripts and styles must not contain placeholders.');
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    });
}
