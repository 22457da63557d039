/**
 * How it is known who decided: by a passkey that signed the text, else by what confirmed the session.
 * Ids and the nonce are hex. `earlier` was there before decisions had evidence.
 */
export type Evidence =
  | { type: 'passkey'; credential: string; nonce: string; text: string; assertion: string }
  | { type: 'password' | 'code' | 'recovery-code' | 'passkey-sign-in' | 'earlier' };
