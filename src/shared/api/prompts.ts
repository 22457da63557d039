import type { Call } from '#contract/call.ts';
import type { FactorMethod } from '#contract/factorMethods.ts';
import type { AnyOptions, Signature } from './options.ts';

/** A call that a passkey must sign. */
export interface SignedCall {
  call: Call;
  options: AnyOptions;
}

interface Prompts {
  /** With the second factors of the account. */
  password: (methods: readonly FactorMethod[]) => Promise<boolean>;
  /** Undefined if the user cancels. */
  signature: (signed: SignedCall) => Promise<Signature | undefined>;
}

let prompts: Prompts | undefined;
let pending: Promise<boolean> | undefined;
let abandon = () => {};

/** Registers the dialogs of every call. Returns a function that unregisters them, unanswered ones too. */
export function registerPrompts(next: Prompts): () => void {
  prompts = next;
  return () => {
    if (prompts !== next) return;
    prompts = undefined;
    abandon();
  };
}

/** Asks once for all waiting calls. Returns false if the user cancels. */
export function askForPassword(methods: readonly FactorMethod[]): Promise<boolean> {
  pending ??= Promise.race([
    prompts?.password(methods) ?? false,
    new Promise<boolean>((answer) => {
      abandon = () => answer(false);
    }),
  ]).finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Asks for the signature of this call. */
export const askForSignature = async (signed: SignedCall): Promise<Signature | undefined> =>
  prompts?.signature(signed);
