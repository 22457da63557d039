const file = 'server/platform/db/migrations/0081_paid_once.sql';
const signedTests = ['tests/server/approvals/signedOnce.test.ts'];
const sentTests = ['tests/server/withdrawals/sentBefore.test.ts'];
const writtenTests = ['tests/server/withdrawals/writtenPayments.test.ts'];
const paidTests = ['tests/server/payouts/paidOnce.test.ts'];
const nowTests = ['tests/server/platform/db/isolation.test.ts'];

/** Of decision 54: coin is paid once, and a file pays what was approved. */
export const paidOnceGuards = [
  {
    name: 'signatures: after a passkey was removed',
    file,
    tests: signedTests,
    stands:
      "AND (removed_at IS NULL OR removed_at > platform_now() - interval ''24 hours''\n        OR NOT EXISTS (SELECT FROM resets WHERE resets.user_id = NEW.by_user AND done_at >= counts_from))) THEN",
    gone: 'AND removed_at IS NULL) THEN',
  },
  {
    name: 'alarms: at most what was approved',
    file,
    tests: ['tests/server/alarms/bitcoin.test.ts'],
    stands: "s.coin), least('",
    gone: "s.coin), greatest('",
  },
  {
    name: 'alarms: a transaction that another withdrawal named',
    file,
    tests: ['tests/server/alarms/bitcoin.test.ts'],
    stands: 'greatest(0, paid.units - known.recorded)',
    gone: 'CASE WHEN EXISTS (SELECT FROM withdrawals n WHERE n.txid = x.txid) THEN 0 ELSE paid.units END',
  },
  {
    name: 'withdrawals: coin that went there before, by its sum',
    file,
    tests: sentTests,
    stands: 'RETURN sent > recorded;',
    gone: 'RETURN sent > 0 AND recorded = 0;',
  },
  {
    name: 'withdrawals: the payment that went out is the one that is recorded',
    file,
    tests: sentTests,
    stands: "IF NEW.status = ''paid'' AND may_be_sent(OLD.id) AND NOT EXISTS (",
    gone: 'IF false AND NOT EXISTS (',
  },
  {
    name: 'payout: coin that went there before',
    file,
    tests: paidTests,
    stands: 'IF made.replaces IS NULL AND may_be_sent(paid.id) THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'payout: its transaction id',
    file,
    tests: paidTests,
    stands: "IF NEW.status = ''paid'' AND EXISTS (SELECT FROM payouts",
    gone: 'IF false AND EXISTS (SELECT FROM payouts',
  },
  {
    name: 'withdrawals: recorded by who may pay',
    file,
    tests: writtenTests,
    stands: "OR NOT holds_duty(NEW.paid_by, ''pay'') AND NOT EXISTS",
    gone: 'OR false AND NOT EXISTS',
  },
  {
    name: 'withdrawals: recorded now',
    file,
    tests: writtenTests,
    stands:
      "    OR NEW.paid_at NOT BETWEEN platform_now() - interval ''1 hour'' AND platform_now() + interval ''1 hour''\n",
    gone: '',
  },
  {
    name: 'payout: its file',
    file: 'server/payouts/requireItemsVerified.ts',
    tests: paidTests,
    stands: 'if (isSame) return;',
    gone: 'if (isSame || payoutId) return;',
  },
  {
    name: 'payout: checked when it is sent',
    file: 'server/payouts/askNode.ts',
    tests: paidTests,
    stands: 'await requireSendable(trx, ports, id);',
    gone: '',
  },
  {
    name: 'payout: not cancelled while a node takes it',
    file: 'server/payouts/cancel.ts',
    tests: paidTests,
    stands: 'if (isBeingSent(payout))',
    gone: 'if (!payout)',
  },
  {
    name: 'signatures: of the credits of an investor',
    file: 'server/approvals/evidenceRows.ts',
    tests: writtenTests,
    stands: "await select('approvals', credits, { isWhole: true }).execute(db),",
    gone: '{ rows: [] as EvidenceRow[] },',
  },
  {
    name: 'signatures: each row of a millisecond',
    file: 'server/approvals/evidenceRows.ts',
    tests: signedTests,
    stands: 'given.at::text AS "exactAt"',
    gone: `date_trunc(''milliseconds'', given.at)::text AS "exactAt"`,
  },
  {
    name: 'signatures: by passkeys where staff need them',
    file: 'server/approvals/verifyEvidence.ts',
    tests: signedTests,
    stands: 'if (isOfTwo && passkeysSince !== null && at >= passkeysSince) {',
    gone: 'if (isOfTwo && passkeysSince !== null && at > new Date()) {',
  },
  {
    name: 'signatures: until two people reset them',
    file: 'server/approvals/evidence/couldSign.ts',
    tests: signedTests,
    stands: ' || !isFree',
    gone: '',
  },
  {
    name: 'decisions: with the newest snapshot',
    file,
    tests: nowTests,
    stands: "<> 'read committed' THEN",
    gone: "= 'no such level' THEN",
  },
  {
    name: 'reconciliation: of a day that has begun',
    file,
    tests: nowTests,
    stands: "NEW.day > (platform_now() AT TIME ZONE 'UTC')::date\n    OR ",
    gone: '',
  },
  {
    name: 'settings: compared under a lock',
    file: 'server/settings/routes.ts',
    tests: ['tests/server/settings/settings.test.ts'],
    stands: "await trx.selectFrom('settings').select('id').forUpdate().execute();",
    gone: '',
  },
  {
    name: 'log: damage stays until a check finds none',
    file: 'server/platform/log/keepLog.ts',
    tests: ['tests/server/platform/log/attacks.test.ts'],
    stands: 'const problem = health.logDamage ?? (',
    gone: 'const problem = (',
  },
  {
    name: 'address book: of a stranger',
    file: 'server/auth/links.ts',
    tests: ['tests/server/secondFactor/stranger.test.ts'],
    stands: 'await emptyBook(trx, userId, at);',
    gone: '',
  },
  {
    name: 'quotes: the address of one that is discarded',
    file: 'server/wallets/currentAddress.ts',
    tests: ['tests/server/quotes/discarded.test.ts'],
    stands: ' AND quotes.discarded_at IS NULL',
    gone: '',
  },
  {
    name: 'withdrawals: masked in its approvals',
    file: 'server/approvals/read.ts',
    tests: writtenTests,
    stands: " AND status = 'approved'),",
    gone: ' AND false),',
  },
  {
    name: 'withdrawals: masked in the activity',
    file: 'server/platform/audit/withSubject.ts',
    tests: writtenTests,
    stands: "THEN audit_log.details - 'address' ELSE",
    gone: 'THEN audit_log.details ELSE',
  },
];
