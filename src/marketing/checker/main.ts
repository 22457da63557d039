import { startChecker } from './startChecker.ts';

// The script of /proof, also within its saved copy.
for (const root of document.querySelectorAll<HTMLElement>('[data-checker]')) startChecker(root);
