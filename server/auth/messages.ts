export const authMessages = {
  passwordTooShort: 'Choose a password of at least 8 characters.',
  passwordTooLong: 'Choose a password of at most 200 characters.',
  passwordTooCommon: 'This password is among the most common ones. Choose another.',
  signedUp: 'Check your email to confirm your address.',
  wrongCredentials: 'Wrong username or password.',
  welcome: 'Signed in.',
  wrongPassword: 'Wrong password.',
  resetSent: 'If an account with this address exists, an email with a link is on its way.',
  passwordReset: 'Your password has been changed. Sign in with the new one.',
  emailVerified: 'Your email address is confirmed.',
  verificationSent: 'If this address still needs confirming, we have sent a new link.',
  emailChangeBlocked:
    'Withdrawals from this account are blocked. Set a new password by "Forgot password" before you change the email address.',
  sessionEnded: 'The device has been signed out.',
  sessionsEnded: 'All other sessions have been signed out.',
} as const;
