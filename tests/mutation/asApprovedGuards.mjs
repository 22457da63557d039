const fileTests = ['tests/server/payouts/asApproved.test.ts'];

/** Payouts are signed and sent as they were approved. */
export const asApprovedGuards = [
  {
    name: 'as approved: the file, to the byte',
    file: 'server/payouts/requireItemsVerified.ts',
    tests: fileTests,
    stands: ' && isEqual(psbt, row.psbt);',
    gone: ';',
  },
  {
    name: 'as approved: the signed transaction',
    file: 'server/payouts/requireItemsVerified.ts',
    tests: fileTests,
    stands: "return isBuilt && 'transaction' in read && isEqual(read.transaction, row.signed_tx);",
    gone: 'return isBuilt;',
  },
  {
    name: 'as approved: signatures of the whole transaction',
    file: 'server/adapters/keys/payoutTransactions.ts',
    tests: fileTests,
    stands: 'signature?.at(-1) === wholeTransaction',
    gone: 'signature !== undefined',
  },
  {
    name: 'as approved: checked when it is sent again',
    file: 'server/payouts/keepPayouts.ts',
    tests: fileTests,
    stands: 'await requirePaysItems(ports.db, ports, id);',
    gone: '',
  },
];
