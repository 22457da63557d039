import { createHash } from 'node:crypto';
import type { PageNeeds } from './headers.ts';

/**
 * Hashes of what stands inline in a built page, taken before any hole is filled: a setting could
 * never bring a script with it, because its hash would be missing here.
 */
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
      if (text.includes('{{')) throw new Error('What is inline must not depend on a setting.');
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    });
}
