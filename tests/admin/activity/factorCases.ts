/** The actions of two-step sign-in, with their details and sentences. */
export const factorCases = {
  'user.add-passkey': { details: { name: 'Phone' }, text: 'added the passkey Phone' },
  'user.remove-passkey': { details: { name: 'Phone' }, text: 'removed the passkey Phone' },
  'user.add-authenticator': { details: {}, text: 'added an authenticator app' },
  'user.remove-authenticator': { details: {}, text: 'removed the authenticator app' },
  'user.recovery-codes': { details: {}, text: 'made new recovery codes' },
  'user.use-recovery-code': { details: {}, text: 'used a recovery code' },
  'reset.propose': {
    details: { reason: 'Lost phone' },
    text: 'proposed to remove two-step sign-in: “Lost phone”',
  },
  'user.reset-second-factor': {
    details: { by: 'command' },
    text: 'lost two-step sign-in by a command on the server',
  },
};
