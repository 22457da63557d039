import type { ReactNode } from 'react';
import type { PageKind } from './share.ts';

/** A page of the public site. */
export interface MarketingPage {
  title: string;
  description: string;
  /** The picture that links to the page show. */
  kind: PageKind;
  /** ISO day of the last change of its words. */
  updated: string;
  content: ReactNode;
  /** Id of the first band whose styles follow the first paint. */
  lateFrom?: string;
  /** Loads the script that checks proofs. */
  hasChecker?: true;
}
