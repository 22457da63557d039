const signInErrors = ['unauthenticated', 'forbidden'] as const;

export const aboutSecondFactor = {
  secondFactor: {
    title: 'Two-step sign-in',
    calls: {
      signIn: {
        summary:
          'Completes a sign-in by a code of the app, a recovery code, or a passkey, and answers as /login.',
        errors: signInErrors,
      },
      passkeySignInOptions: {
        summary: 'Starts a sign-in by passkey, which needs no user name.',
        errors: ['not-found'],
      },
      passkeySignIn: {
        summary: 'Signs in by a passkey, and answers as /login.',
        errors: signInErrors,
      },
      reauthenticateOptions: {
        summary: 'Answers what the caller confirms with, and a challenge for a passkey.',
      },
      challenge: {
        summary:
          'Starts a signature: answers the nonce, and the options for the passkey, for one call with this method, path and body.',
        errors: ['not-found', 'conflict'],
      },
      read: { summary: 'Reads the second factors of the caller.' },
      passkeyOptions: {
        summary: 'Starts to add a passkey.',
        errors: ['not-found'],
      },
      addPasskey: {
        summary: 'Adds a passkey, and mails the owner.',
        errors: ['not-found', 'conflict'],
      },
      removePasskey: {
        summary: 'Removes a passkey; after the last factor withdrawals wait 24 hours.',
        errors: ['conflict'],
      },
      startAuthenticator: {
        summary: 'Makes the secret of an authenticator app, which counts after its first code.',
        errors: ['conflict'],
      },
      confirmAuthenticator: { summary: 'Adds the authenticator app by its first code.' },
      removeAuthenticator: {
        summary: 'Removes the authenticator app; after the last factor withdrawals wait 24 hours.',
        errors: ['not-found', 'conflict'],
      },
      renewRecoveryCodes: {
        summary: 'Makes ten recovery codes, which are shown once and replace the earlier ones.',
        errors: ['conflict'],
      },
    },
  },
  resets: {
    title: 'Resets of two-step sign-in',
    calls: {
      propose: {
        summary:
          'Proposes to remove every second factor of an account with the approval of the caller; it happens after the wait of its rule, and the owner is mailed at once.',
        errors: ['conflict', 'forbidden', 'not-found'],
      },
    },
  },
} as const;
