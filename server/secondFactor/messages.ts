import { challengeTriesMax, passkeysMax } from '#contract/sizes.ts';

export const factorMessages = {
  enterCode: 'Confirm that it is you with a second step.',
  startAgain: 'This sign-in has expired. Enter your password again.',
  wrongCode: 'This code is wrong or was used before. Enter a new one.',
  wrongRecoveryCode: 'This recovery code is wrong or was used before.',
  wrongPasskey: 'This passkey was not accepted. Try again, or use another way.',
  counterTooLow:
    'This passkey may have been copied, so it was not accepted. Use another way, and remove it from your account.',
  nothingSent: `Enter a code, or use a passkey. ${challengeTriesMax} tries are possible.`,
  keySaved: 'Passkey added.',
  keyRemoved: 'Passkey removed.',
  keyKnown: 'This passkey is registered already.',
  keyRefused: 'The passkey could not be added. Please try again.',
  keysMax: `An account holds ${passkeysMax} passkeys. Remove one first.`,
  noPasskeys: 'Passkeys are not available here.',
  appAdded: 'Authenticator app added.',
  appRemoved: 'Authenticator app removed.',
  appThere: 'An authenticator app is set up already. Remove it first.',
  appNotStarted: 'Start again: the code of the app was not requested yet.',
  factorFirst: 'Add a passkey or an authenticator app first.',
  stillNeeded: 'Staff need two passkeys, or one way and recovery codes. Add another way first.',
} as const;
