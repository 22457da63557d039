import type { calls } from '#contract/calls.ts';
import type { ErrorCode } from '#contract/error.ts';
import { aboutAccounts } from './aboutAccounts.ts';
import { aboutHouse } from './aboutHouse.ts';
import { aboutMoney } from './aboutMoney.ts';

/**
 * What the document says of a call beside its row. It stands here and not on the row because the
 * pages of the app carry the rows, and would carry every sentence with them.
 */
export interface AboutCall {
  /** One plain sentence. */
  summary: string;
  /** What the handler refuses with, beyond what the row itself tells (refusals.ts). */
  refuses?: readonly ErrorCode[];
  /** The media types of a file. */
  files?: readonly string[];
}

/** A noun of the contract: its heading, and a word about each of its calls. */
export interface AboutNoun<Verb extends string = string> {
  title: string;
  calls: Readonly<Record<Verb, AboutCall>>;
}

type Calls = typeof calls;

/** A word about every call; one that is missing, or about no call, does not compile. */
export const about: { readonly [Noun in keyof Calls]: AboutNoun<keyof Calls[Noun] & string> } = {
  ...aboutAccounts,
  ...aboutMoney,
  ...aboutHouse,
};
