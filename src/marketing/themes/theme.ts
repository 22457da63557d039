import type { publicPages } from '#contract/pages.ts';
import type { ClaimId } from '#src/marketing/claims/register.ts';

type ThemePath = Extract<(typeof publicPages)[number], `/themes/${string}`>;

export type ThemeName = ThemePath extends `/themes/${infer Name}` ? Name : never;

export interface Theme {
  name: ThemeName;
  title: string;
  kind: 'asset class' | 'service';
  /** One sentence for cards and search engines. */
  summary: string;
  /** Describes the theme's drawing. */
  caption: string;
  whatItIs: string[];
  earns: string[];
  loses: string[];
  costs: string[];
  horizon: string;
  notFor: string[];
  /** Questions for the seller, to be answered in writing. */
  ask: string[];
  glance: { loseMore: string; leaving: string; income: string };
  /** Plainvest's part in the theme. */
  here: string;
  example: ClaimId;
  figures?: ClaimId[];
}
