export const depositMessages = {
  noteRequired: 'Add a note: without a transaction id, write how you checked the payment.',
  noteRequiredAmount: 'Add a note: the amount received differs from the amount requested.',
  noteRequiredDuplicate:
    'Add a note: another deposit has the same proof or transaction id. Write why this one counts.',
  noteRequiredChain:
    'Add a note: the chain does not show enough for this amount. Write how you checked the payment.',
  noteRequiredLate: 'Add a note: this deposit came late or outside today’s limits.',
  creditedElsewhere: (whose: string) => `This transaction id was credited before: ${whose}.`,
  txidShared: (other: string) =>
    `Enter the transaction id that you checked: ${other} names the same one.`,
  allDecided: 'These deposits were decided before.',
  assigneeNotStaff: 'Only active staff can be assigned.',
  noteAdded: 'Note added.',
  creditTooLarge: 'A deposit is credited with at most 1.2 times its amount.',
  creditUnknown: 'Enter the amount: no rate is known for the time when this deposit arrived.',
  outputOfEther: 'Only a Bitcoin transaction has outputs. Leave this empty.',
  proofRemoved: 'This proof was deleted 180 days after the deposit was declined.',
} as const;
