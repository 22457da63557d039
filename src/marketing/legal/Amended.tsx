import { createContext, type ReactNode, useContext } from 'react';
import { termsVersion } from '#contract/settings.ts';

/** The ISO day of the version of the terms that a page shows. */
export const TermsVersion = createContext<string>(termsVersion);

/** A clause that changed on a day: an earlier version keeps the words that accounts have accepted. */
export function Amended({ on, was, children }: AmendedProps) {
  return useContext(TermsVersion) < on ? was : children;
}

interface AmendedProps {
  on: string;
  was: ReactNode;
  children: ReactNode;
}
