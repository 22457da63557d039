const taken = ['conflict'] as const;
const standing = ['conflict', 'forbidden'] as const;

export const aboutAccounts = {
  auth: {
    title: 'Sign-in and sessions',
    calls: {
      signIn: {
        summary:
          'Signs in by user name and password, and answers the tokens of a new session and of the device.',
        refuses: ['unauthenticated'],
      },
      signUp: {
        summary:
          'Registers an investor and mails a link that confirms the e-mail address, or, with the same answer, mails the owner of an address that is registered.',
        refuses: taken,
      },
      signOut: { summary: 'Ends the session of the token.' },
      reauthenticate: {
        summary: 'Proves the password again, for the calls that ask for a recent proof.',
      },
      sessions: { summary: 'Lists the live sessions of whoever asks.' },
      endOtherSessions: { summary: 'Ends all sessions of whoever asks but the one that asks.' },
      forgotPassword: {
        summary: 'Mails a link that sets a new password, if the address has an account.',
      },
      resetPassword: { summary: 'Sets a new password by the token of a mailed link.' },
      verifyEmail: {
        summary:
          'Confirms an e-mail address by the token of a mailed link; a new one takes effect now.',
        refuses: taken,
      },
      resendVerification: {
        summary: 'Mails the link that confirms an e-mail address again, if it waits for that.',
      },
    },
  },
  users: {
    title: 'Users',
    calls: {
      list: { summary: 'Lists accounts.' },
      detail: { summary: 'Reads an account with its suspension and every verification.' },
      transactions: { summary: 'Lists what happened to an account, with the running balance.' },
      sessions: { summary: 'Lists the live sessions of an account.' },
      endSessions: { summary: 'Signs an account out everywhere.' },
      verify: { summary: 'Marks a user as verified.', refuses: standing },
      unverify: { summary: 'Revokes the verification of a user.', refuses: standing },
      suspend: { summary: 'Suspends an account and ends its sessions.', refuses: standing },
      unsuspend: { summary: 'Lifts the suspension of an account.', refuses: standing },
      close: {
        summary: 'Closes an account that holds nothing; its history is kept.',
        refuses: standing,
      },
      adjust: {
        summary: 'Credits or debits a balance, with a reason that the investor reads.',
        refuses: standing,
      },
    },
  },
  staff: {
    title: 'Staff',
    calls: {
      setRole: { summary: 'Makes somebody staff, or an investor again.', refuses: standing },
      invite: {
        summary: 'Makes a staff account and mails the link that sets its password.',
        refuses: taken,
      },
    },
  },
  profile: {
    title: 'Profile',
    calls: {
      read: { summary: 'Reads an account: one’s own, or any for staff.' },
      update: {
        summary:
          'Changes one’s own profile; empty texts are ignored, null removes a field; a new e-mail address waits until it is confirmed, and the present one drops it.',
        refuses: ['conflict', 'reauthenticate'],
      },
      changePassword: { summary: 'Changes one’s own password and ends all other sessions.' },
    },
  },
} as const;
