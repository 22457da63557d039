import { text } from './rules.ts';

/** One of: a code of the app, a recovery code, or the passkey's reply with its challenge. */
export const factorFields = () => ({
  code: text(20),
  recoveryCode: text(40),
  challengeId: text(40),
  /** The passkey's reply as JSON text. */
  assertion: text(8_000),
});
