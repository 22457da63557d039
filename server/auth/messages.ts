export const authMessages = {
  passwordTooShort: 'Choose a password of at least 8 characters.',
  passwordTooLong: 'Choose a password of at most 200 characters.',
  passwordTooCommon: 'This password is among the most common ones. Choose another.',
  wrongCredentials: 'Wrong username or password.',
  welcome: 'Signed in.',
  wrongPassword: 'Wrong password.',
  resetSent: 'If an account with this address exists, a mail with a link is on its way.',
  passwordReset: 'Your password has been changed. Sign in with the new one.',
  emailVerified: 'Your e-mail address is confirmed.',
  verificationSent: 'If this address waits for confirmation, a new mail is on its way.',
  sessionsEnded: 'All other sessions have been signed out.',
} as const;
