/** The words of the checks of a withdrawal. */
export const withdrawalCopy = {
  recipient: {
    valid: 'Valid address',
    invalid: 'Not a valid address',
    paid: 'Paid before',
    times: (count: number, last: string | null) =>
      `${count === 1 ? 'once' : `${count} times, last`}${last ? ` on ${last}` : ''}`,
    never: 'First payment to this address',
    wasFirst: 'This was the first payment to this address',
    asked: (day: string) => `first requested ${day}`,
    used: 'Used by this investor',
    since: (day: string) => `since ${day}`,
    others: (count: number) =>
      count === 1 ? 'Also used by 1 other investor' : `Also used by ${count} other investors`,
    declined: 'Declined to this address before',
    declinedTimes: (count: number) => (count === 1 ? 'once' : `${count} times`),
    lastDecline: (amount: string, at: string, by: string | null) =>
      `${amount}, declined ${at}${by ? ` by ${by}` : ''}`,
    open: 'Open it',
    noOthers: 'Used by no other investor',
    ours: 'One of our own addresses',
    notOurs: 'Not one of our own',
  },
  account: {
    password: 'Password changed',
    noPassword: 'Password unchanged',
    email: 'Email changed',
    noEmail: 'Email unchanged',
    verified: 'Identity verified',
    unverified: 'Identity not verified',
    verify: 'Open investor',
    unusual: (times: string) => `${times} times the largest paid before`,
    usual: (times: number) => `Below ${times} times the largest paid`,
    device: 'New device',
    noDevice: 'No new device',
    ...{ since: 'for 30 days', sinceOpened: (day: string) => `since sign-up, ${day}` },
    waits: '24 h wait is not over',
    waited: '24 h wait is over',
    blocks: {
      suspended: 'Account suspended',
      closed: 'Account closed',
      reported: 'Reported by investor',
      paused: 'Withdrawals are paused',
    },
  },
} as const;
