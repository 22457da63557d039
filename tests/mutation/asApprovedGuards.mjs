const file = 'server/platform/db/migrations/0083_file_as_approved.sql';
const writtenTests = ['tests/server/payouts/writtenPayouts.test.ts'];
const givenTests = ['tests/server/payouts/givenPayouts.test.ts'];
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
  {
    name: 'as approved: sums of nothing',
    file,
    tests: writtenTests,
    stands: 'IS NOT TRUE THEN',
    gone: 'IS FALSE THEN',
  },
  {
    name: 'as approved: sums of each part',
    file,
    tests: writtenTests,
    stands: 'ON payout_inputs DEFERRABLE INITIALLY DEFERRED\n  FOR EACH ROW EXECUTE',
    gone: 'ON payout_inputs DEFERRABLE INITIALLY DEFERRED\n  FOR EACH ROW WHEN (false) EXECUTE',
  },
  {
    name: 'as approved: of an approved key',
    file,
    tests: writtenTests,
    stands: 'IF NOT EXISTS (SELECT FROM wallets WHERE',
    gone: 'IF false AND NOT EXISTS (SELECT FROM wallets WHERE',
  },
  {
    name: 'as approved: the withdrawals that it replaces',
    file,
    tests: writtenTests,
    stands: 'IF made.replaces IS NOT NULL AND NOT EXISTS',
    gone: 'IF false AND NOT EXISTS',
  },
  {
    name: 'as approved: the signatures of its key',
    file: 'server/approvals/evidenceRows.ts',
    tests: writtenTests,
    stands: 'return [...rows, ...approved.rows];',
    gone: 'return rows;',
  },
  {
    name: 'as approved: not as an earlier one',
    file,
    tests: writtenTests,
    stands: "WHEN (NEW.evidence->>'type' = 'earlier')",
    gone: 'WHEN (false)',
  },
  {
    name: 'as approved: an earlier one is not valid',
    file: 'server/approvals/verifyEvidence.ts',
    tests: writtenTests,
    stands: 'row.isLater ? failed(',
    gone: 'row.isLater === null ? failed(',
  },
  {
    name: 'as approved: not cancelled while a node may have it',
    file: 'server/payouts/lockPayout.ts',
    tests: givenTests,
    stands: "state === 'signed' && givenAt !== null;",
    gone: "state === 'draft' && givenAt !== null;",
  },
  {
    name: 'as approved: it does not end while a node may have it',
    file: 'server/payouts/keepPayouts.ts',
    tests: givenTests,
    stands: 'isPast && givenAt === null;',
    gone: 'isPast;',
  },
  {
    name: 'as approved: the database ends none that a node may have',
    file,
    tests: givenTests,
    stands: " OR OLD.state = ''signed'' AND OLD.given_at IS NOT NULL",
    gone: '',
  },
  {
    name: 'as approved: in the mempool',
    file: 'server/chain/outgoing/findSpent.ts',
    tests: givenTests,
    stands: "if (entry?.result) return 'by-it';",
    gone: '',
  },
  {
    name: 'as approved: its coin is unspent',
    file: 'server/chain/outgoing/findSpent.ts',
    tests: givenTests,
    stands: 'coin.length > 0 && isUnspent',
    gone: 'coin.length > 0',
  },
  {
    name: 'as approved: a later refusal is not one of the first time',
    file: 'server/payouts/askNode.ts',
    tests: givenTests,
    stands: 'given_at: earlier }',
    gone: 'given_at: null }',
  },
];
