import type { publicPages } from '#contract/pages.ts';
import type { ClaimId } from '#src/marketing/claims/register.ts';

type ThemePath = Extract<(typeof publicPages)[number], `/themes/${string}`>;

/** Name of a theme in its address: the contract lists them. */
export type ThemeName = ThemePath extends `/themes/${infer Name}` ? Name : never;

/** One of the twelve themes of S-004, explained; the same questions are answered for each. */
export interface Theme {
  name: ThemeName;
  title: string;
  kind: 'asset class' | 'service';
  /** One sentence for cards and search engines. */
  summary: string;
  /** What the picture shows, in words. */
  caption: string;
  whatItIs: string[];
  /** How one earns, and how one loses; each is a sentence or two. */
  earns: string[];
  loses: string[];
  costs: string[];
  horizon: string;
  notFor: string[];
  /** To be asked, and answered in writing, before any money moves. */
  ask: string[];
  /** The short answers of the box at the side. */
  glance: { loseMore: string; leaving: string; income: string };
  /** What Plainvest has to do with it, and what not. */
  here: string;
  example: ClaimId;
  figures?: ClaimId[];
}
