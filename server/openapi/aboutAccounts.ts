const nameErrors = ['conflict'] as const;
const accountErrors = ['conflict', 'forbidden'] as const;

export const aboutAccounts = {
  auth: {
    title: 'Sign-in and sessions',
    calls: {
      signIn: {
        summary:
          'Signs in by user name and password, and answers the tokens of a new session and of the device.',
        errors: ['unauthenticated', 'second-factor', 'forbidden'],
      },
      signUp: {
        summary:
          'Registers an investor and mails a link that confirms the email address, or, with the same answer, mails the owner of an address that is registered.',
        errors: nameErrors,
      },
      signOut: { summary: 'Ends the session of the token.' },
      reauthenticate: {
        summary:
          'Checks the password or the second factor again, for calls that require it within ten minutes.',
        errors: ['reauthenticate'],
      },
      sessions: { summary: 'Lists the live sessions of the caller.' },
      endOtherSessions: { summary: 'Ends all sessions of the caller except the current one.' },
      endSession: { summary: 'Ends one session of the caller.' },
      signIns: {
        summary:
          'Lists the last 20 attempts to sign in to the account of the caller, newest first.',
      },
      forgotPassword: {
        summary: 'Mails a link that sets a new password, if the address has an account.',
      },
      resetPassword: { summary: 'Sets a new password by the token of a mailed link.' },
      checkReset: {
        summary: 'Answers whether a mailed link can still set a password, without using it.',
      },
      verifyEmail: {
        summary:
          'Confirms an email address by the token of a mailed link; a new one takes effect now.',
        errors: nameErrors,
      },
      resendVerification: {
        summary: 'Mails the link that confirms an email address again, if it waits for that.',
      },
    },
  },
  users: {
    title: 'Users',
    calls: {
      list: { summary: 'Lists accounts.' },
      detail: {
        summary: 'Reads an account with its balances, changes, suspension and every verification.',
      },
      transactions: { summary: 'Lists what happened to an account, with the running balance.' },
      sessions: { summary: 'Lists the live sessions of an account.' },
      endSessions: { summary: 'Signs an account out everywhere.' },
      verify: { summary: 'Marks a user as verified.', errors: accountErrors },
      unverify: { summary: 'Revokes the verification of a user.', errors: accountErrors },
      suspend: { summary: 'Suspends an account and ends its sessions.', errors: accountErrors },
      unsuspend: { summary: 'Lifts the suspension of an account.', errors: accountErrors },
      close: {
        summary: 'Closes an account without a balance; its history is kept.',
        errors: accountErrors,
      },
      adjust: {
        summary: 'Credits or debits a balance, with a reason that the investor reads.',
        errors: accountErrors,
      },
    },
  },
  staff: {
    title: 'Staff',
    calls: {
      list: {
        summary: 'Lists the team by name, with the last visit of each and what waits for them.',
      },
      setRole: { summary: 'Makes a user staff, or an investor again.', errors: accountErrors },
      invite: {
        summary: 'Makes a staff account and mails the link that sets its password.',
        errors: nameErrors,
      },
      inviteAgain: {
        summary: 'Mails a new link to a member who has not signed in yet; the earlier one ends.',
        errors: accountErrors,
      },
      setDuties: {
        summary: 'Sets what a member of staff may do, and tells them and all staff.',
        errors: accountErrors,
      },
    },
  },
  profile: {
    title: 'Profile',
    calls: {
      me: { summary: 'Reads the account of the caller, with the duties of staff.' },
      read: { summary: 'Reads an account: their own, or any for staff.' },
      update: {
        summary:
          'Changes the profile of the caller; empty texts are ignored, null removes a field; a new email address waits until it is confirmed, and the present one drops it.',
        errors: ['conflict', 'reauthenticate'],
      },
      changePassword: {
        summary:
          'Changes the password of the caller and ends all other sessions; an account with a second factor confirms with it first.',
        errors: ['reauthenticate'],
      },
    },
  },
  addressBook: {
    title: 'Address book',
    calls: {
      read: {
        summary: 'Lists the addresses that the caller withdraws to, and whether only they count.',
      },
      add: {
        summary: 'Adds an address, which is usable after a wait, and mails a link that removes it.',
        errors: ['conflict'],
      },
      remove: { summary: 'Removes an address at once.' },
      switch: {
        summary:
          'Lets withdrawals go only to usable addresses of the book; switched off, it holds for one more wait.',
      },
    },
  },
} as const;
