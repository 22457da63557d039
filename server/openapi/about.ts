import type { calls } from '#contract/calls.ts';
import type { ErrorCode } from '#contract/error.ts';
import { aboutAccounts } from './aboutAccounts.ts';
import { aboutMoney } from './aboutMoney.ts';
import { aboutPlatform } from './aboutPlatform.ts';

/**
 * Texts of the document about a call. They are not in the contract, because the app loads the
 * contract and would load every text with it.
 */
export interface AboutCall {
  /** One sentence. */
  summary: string;
  /** Errors that only the handler knows, beyond those that follow from the call (errorBody.ts). */
  errors?: readonly ErrorCode[];
  /** The media types of a file. */
  files?: readonly string[];
}

export interface AboutNoun<Verb extends string = string> {
  title: string;
  calls: Readonly<Record<Verb, AboutCall>>;
}

type Calls = typeof calls;

/** A missing call, or one that does not exist, does not compile. */
export const about: { readonly [Noun in keyof Calls]: AboutNoun<keyof Calls[Noun] & string> } = {
  ...aboutAccounts,
  ...aboutMoney,
  ...aboutPlatform,
};
