import type { Register } from './claim.ts';
import { pageFaults } from './pageFaults.ts';
import { registerFaults } from './registerFaults.ts';

/** Everything that keeps these pages from being published on a day (ISO date): none when sound. */
export function publicationFaults(
  register: Register,
  pages: { path: string; html: string }[],
  today: string,
): string[] {
  return [
    ...registerFaults(register, today),
    ...pages.flatMap(({ path, html }) => pageFaults(path, html, register)),
  ];
}
