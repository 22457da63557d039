const file = 'server/platform/db/migrations/0079_signed_once.sql';
const signedTests = ['tests/server/approvals/signedOnce.test.ts'];
const exactTests = ['tests/server/chain/exact.test.ts'];
const paidTests = ['tests/server/withdrawals/writtenPayments.test.ts'];
const takenOverTests = ['tests/server/withdrawals/takenOver.test.ts'];

/** Of decision 53: signatures that count once, and payments to a shared address. */
export const signedOnceGuards = [
  {
    name: 'signatures: once among approvals',
    file,
    tests: signedTests,
    stands: 'AND NOT (approvals.xmin = pg_current_xact_id()::xid AND by_user = NEW.by_user)',
    gone: 'AND false',
  },
  {
    name: 'signatures: once among requests and addresses',
    file,
    tests: signedTests,
    stands: '  IF is_used THEN',
    gone: '  IF false THEN',
  },
  {
    name: 'signatures: one form of a nonce',
    file,
    tests: signedTests,
    stands: "AND coalesce(proof->>'nonce' ~ '^([0-9a-f]{2})+$', false)",
    gone: '',
  },
  {
    name: 'signatures: unreadable evidence',
    file: 'server/approvals/verifyEvidence.ts',
    tests: signedTests,
    stands: 'return await judge(row, judging);',
    gone: 'return judge(row, judging);',
  },
  {
    name: 'withdrawals: not undone once coin left',
    file,
    tests: paidTests,
    stands: "IF NEW.status IN (''declined'', ''cancelled'') AND may_be_sent(OLD.id) THEN",
    gone: 'IF false THEN',
  },
  {
    name: 'shared addresses: named by two deposits',
    file,
    tests: exactTests,
    stands: 'AND NOT d.duplicate AND q.coin_units',
    gone: 'AND q.coin_units',
  },
  {
    name: 'signatures: once in the check of each night',
    file: 'server/approvals/verdicts.ts',
    tests: signedTests,
    stands: "if (evidence?.type !== 'passkey' || what === 'payment') return true;",
    gone: "if (evidence?.type !== 'passkey' || what) return true;",
  },
  {
    name: 'made alone: one lock for adjustments',
    file,
    tests: ['tests/server/approvals/madeAlone.test.ts'],
    stands: "'lock_adjustments()', 'NEW.made_by', '''00000000-0000-0000-0000-000000000000'''",
    gone: "'lock_adjustments()', 'NEW.made_by', 'NEW.made_by'",
  },
  {
    name: 'approvals: the transaction id of a deposit',
    file,
    tests: ['tests/server/approvals/approvedTruly.test.ts'],
    stands: "'user_id, coin, address, amount, txid)\n'",
    gone: "'user_id, coin, address, amount)\n'",
  },
  {
    name: 'withdrawals: paid by a person',
    file,
    tests: paidTests,
    stands: "IF NEW.status = ''paid'' AND NEW.paid_by IS NULL\n    OR ",
    gone: 'IF ',
  },
  {
    name: 'withdrawals: an address behind signatures',
    file: 'server/withdrawals/staffDetail.ts',
    tests: paidTests,
    stands: 'return (await isVerified(ports.db, ports, row.id)) ? address : shown_address;',
    gone: 'return ports ? address : shown_address;',
  },
  {
    name: 'shared addresses: exactly the quote',
    file,
    tests: exactTests,
    stands: 'AND q.coin_units = p.units\n',
    gone: '\n',
  },
  {
    name: 'shared addresses: a quote of one investor',
    file,
    tests: exactTests,
    stands: 'AND other.created_at <= p.seen_at AND',
    gone: 'AND false AND',
  },
  {
    name: 'shared addresses: two people',
    file,
    tests: exactTests,
    stands: "      'NOT deposit_proven(subject, amount)')",
    gone: "      'NOT deposit_covered(subject, amount)')",
  },
  {
    name: 'payments: the time of the block',
    file,
    tests: exactTests,
    stands: 'OR coalesce(paid.mined_at > quote_end',
    gone: 'OR false AND coalesce(paid.mined_at > quote_end',
  },
  {
    name: 'email: links in the mailbox before',
    file: 'server/auth/emailChange.ts',
    tests: takenOverTests,
    stands: "    .where('purpose', '=', 'verify-email')\n",
    gone: '',
  },
  {
    name: 'email: kept while withdrawals are blocked',
    file: 'server/auth/emailChange.ts',
    tests: takenOverTests,
    stands: 'if (owner.withdrawals_blocked_at) throw',
    gone: "if (owner.id === '') throw",
  },
  {
    name: 'rate limits: apart for confirming and for passwords',
    file: 'contract/auth.ts',
    tests: ['tests/server/auth/resend.test.ts'],
    stands: "['resetPerAddress', 'verificationPerAccount']",
    gone: "['resetPerAddress', 'resetPerAccount']",
  },
];
