import type { calls } from '#contract/calls.ts';
import type { ErrorCode } from '#contract/error.ts';
import { aboutAccounts } from './aboutAccounts.ts';
import { aboutChain } from './aboutChain.ts';
import { aboutMoney } from './aboutMoney.ts';
import { aboutPlatform } from './aboutPlatform.ts';
import { aboutProofs } from './aboutProofs.ts';
import { aboutSecondFactor } from './aboutSecondFactor.ts';
import { aboutWallets } from './aboutWallets.ts';

/** Not in the contract: the app would load every text with it. */
export interface AboutCall {
  summary: string;
  /** Errors that only the handler knows; errorBody.ts derives the rest. */
  errors?: readonly ErrorCode[];
  files?: readonly string[];
}

export interface AboutNoun<Verb extends string = string> {
  title: string;
  calls: Readonly<Record<Verb, AboutCall>>;
}

type Calls = typeof calls;

export const about: { readonly [Noun in keyof Calls]: AboutNoun<keyof Calls[Noun] & string> } = {
  ...aboutAccounts,
  ...aboutSecondFactor,
  ...aboutMoney,
  ...aboutWallets,
  ...aboutChain,
  ...aboutPlatform,
  ...aboutProofs,
};
