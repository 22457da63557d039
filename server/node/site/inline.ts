import { createHash } from 'node:crypto';
import type { PageNeeds } from './headers.ts';

/**
 * Hashes of what stands inline in a built page, taken before any hole is filled: a setting could
 * never bring a script with it, because its hash would be missing here.
 */
export function inlineHashes(template: string): Pick<PageNeeds, 'scripts' | 'styles'> {
  return {
    scripts: hashes(template, /<script>([\s\S]*?)<\/script>/g),
    styles: hashes(template, /<style>([\s\S]*?)<\/style>/g),
  };
}

function hashes(template: string, element: RegExp): string[] {
  return [...template.matchAll(element)].map(([, text = '']) => {
    if (text.includes('{{')) throw new Error('What is inline must not depend on a setting.');
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
