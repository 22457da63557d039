interface Sent {
  coins: string;
  worth: string;
  amount: string;
}

export const withdrawalMessages = {
  withdrawalRequested: 'Withdrawal requested.',
  withdrawalCancelled: 'Withdrawal cancelled. The amount is available again.',
  coolingDown:
    'For your safety, withdrawals wait 24 hours after a change of password or email address.',
  withdrawalsBlocked:
    'Withdrawals are blocked. Sign out, choose “Forget Password?” and set a new password by the link in our email; 24 hours later you can withdraw again.',
  notMeDone:
    'Your open withdrawals are cancelled, addresses that wait are removed, a reset of two-step sign-in is stopped, and so are a change of email address and second steps of the last day. All devices are signed out. Set a new password by “Forget Password?” to use your account again.',
  notMePaying:
    'A withdrawal is being paid and could not be cancelled. Contact support now. All devices are signed out and further withdrawals are blocked.',
  payoutFarOff: ({ coins, worth, amount }: Sent) =>
    `${coins} is worth ${worth} now. This withdrawal is ${amount}.`,
  payoutOff: ({ coins, worth, amount }: Sent) =>
    `${coins} is worth ${worth} now, over 3 % off ${amount}. Write why.`,
  noteForSharedAddress:
    'Another investor has this address too. Write in a note why it is approved.',
  noteWithoutRate: 'No checked rate is available. Write why this coin amount is right.',
  chainUnread:
    'The node does not answer, so this payment cannot be checked on the chain. Try again, or write how you know that it is right.',
  chainMissing:
    'The node does not know this transaction. Compare the id, try again once the payment is sent, or write how you know that it is right.',
  chainOtherAddress: 'This transaction pays nothing to this address. Write why it is the payment.',
  chainOtherAmount: (sent: string, typed: string) =>
    `This transaction pays ${sent} to this address, not ${typed}. Correct the amount, or write why.`,
} as const;
