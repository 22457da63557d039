const suspendedFile = 'server/platform/db/migrations/0075_suspended_colleagues.sql';
const countedFile = 'server/platform/db/migrations/0076_counted_truly.sql';
const chainTests = ['tests/server/chain/guards.test.ts'];
const evidenceTests = ['tests/server/chain/evidence.test.ts'];
const payerTests = ['tests/server/withdrawals/payer.test.ts'];
const notMeTests = ['tests/server/withdrawals/takenOver.test.ts'];

/** Of a colleague who was suspended, of payments on the chain, and of an account that was taken over. */
export const suspensionGuards = [
  {
    name: 'approvals: a suspended reviewer counts against the chain',
    file: suspendedFile,
    tests: evidenceTests,
    stands: "AND until > platform_now() - interval '7 days')))::integer END",
    gone: 'AND false)))::integer END',
  },
  {
    name: 'approvals: the objection of a suspended colleague',
    file: suspendedFile,
    tests: ['tests/server/approvals/suspended.test.ts'],
    stands: 'AND NOT is_active_staff(by_user))',
    gone: 'AND false)',
  },
  {
    name: 'payouts: a payer who was suspended',
    file: suspendedFile,
    tests: payerTests,
    stands: 'NEW.former_payer := OLD.paying_by;',
    gone: 'NULL;',
  },
  {
    name: 'payouts: the approvals are verified before the address is shown',
    file: 'server/withdrawals/payment/startPayment.ts',
    tests: ['tests/server/approvals/evidence.test.ts'],
    stands:
      '      // Before the payer sees the address: a payment by hand cannot be called back.\n      await requireVerified(trx, ports, withdrawal.id);\n',
    gone: '',
  },
  {
    name: 'wallets: an earlier address by one person',
    file: suspendedFile,
    tests: ['tests/server/approvals/suspended.test.ts'],
    stands: "IF takes_two('wallet') AND",
    gone: 'IF false AND',
  },
  {
    name: 'chain: a payment that was credited before',
    file: countedFile,
    tests: chainTests,
    stands: "d.status = 'confirmed' AND d.id <> NEW.deposit_id",
    gone: 'false',
  },
  {
    name: 'chain: a payment that covers is the one that is credited',
    file: countedFile,
    tests: chainTests,
    stands: "p.state IN ('mined', 'final') AND p.txid IS NOT NULL)",
    gone: 'false)',
  },
  {
    name: 'log: a head of more lines than there are',
    file: countedFile,
    tests: ['tests/server/platform/log/attacks.test.ts'],
    stands: 'IF NEW.size > (SELECT coalesce(max(seq), 0) FROM audit_log) THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'chain: coin after the end of the quote takes a note',
    file: 'server/deposits/confirmRules.ts',
    tests: evidenceTests,
    stands: 'if (coverage.isPaidLate) throw',
    gone: 'if (false) throw',
  },
  {
    name: 'accounts: the password beside a code',
    file: 'server/auth/reauthenticate.ts',
    tests: ['tests/server/secondFactor/required.test.ts'],
    stands: 'const isByPasskey = needsFactor && !proof.code && !proof.recoveryCode;',
    gone: 'const isByPasskey = needsFactor && Boolean(proof.assertion);',
  },
  {
    name: 'accounts: a reported change of address',
    file: 'server/withdrawals/notMe.ts',
    tests: notMeTests,
    stands: '(await dropEmailChange(trx, userId)) !== undefined',
    gone: 'false',
  },
  {
    name: 'accounts: a block outlives the old password',
    file: 'server/auth/setPassword.ts',
    tests: notMeTests,
    stands: '...(keepSessionId === undefined && { withdrawals_blocked_at: null }),',
    gone: 'withdrawals_blocked_at: null,',
  },
  {
    name: 'approvals: a decision on a withdrawal dated later than now',
    file: countedFile,
    tests: ['tests/server/approvals/decidedAlone.test.ts'],
    stands: 'least(own.decided_at, platform_now())',
    gone: 'own.decided_at',
  },
];
