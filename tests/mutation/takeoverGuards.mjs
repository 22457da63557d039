const approvedFile = 'server/platform/db/migrations/0078_what_was_approved.sql';
const approvedTests = ['tests/server/approvals/approvedTruly.test.ts'];
const transferTests = ['tests/server/chain/ownTransfers.test.ts'];
const replacedTests = ['tests/server/secondFactor/replaced.test.ts'];
const takenOverTests = ['tests/server/withdrawals/takenOver.test.ts'];

/** Of approvals that the program writes, coin of our own, and second steps of a thief. */
export const takeoverGuards = [
  {
    name: 'approvals: the amount of the item',
    file: approvedFile,
    tests: approvedTests,
    stands: 'OR NEW.cents <> item_cents(NEW.subject_kind, NEW.subject_id) THEN',
    gone: 'THEN',
  },
  {
    name: 'approvals: one of one person is not one of two',
    file: approvedFile,
    tests: approvedTests,
    stands: 'AND (coalesce(approvals.needed, 2) > 1 OR',
    gone: 'AND (true OR',
  },
  {
    name: 'payments: a link to coin of our own',
    file: approvedFile,
    tests: transferTests,
    stands: "'p.state <> ''gone'' AND NOT is_own_transfer(p.id) AND'",
    gone: "'p.state <> ''gone'' AND'",
  },
  {
    name: 'payments: coin of our own by its id',
    file: approvedFile,
    tests: transferTests,
    stands: "'AND p.state <> ''gone'' AND NOT is_own_transfer(p.id) FOR UPDATE OF p;'",
    gone: "'AND p.state <> ''gone'' FOR UPDATE OF p;'",
  },
  {
    name: 'payments: coin of our own that was linked',
    file: approvedFile,
    tests: transferTests,
    stands: "'WHERE l.deposit_id = deposit AND NOT is_own_transfer(p.id)'",
    gone: "'WHERE l.deposit_id = deposit'",
  },
  {
    name: 'payments: one from before the deposit',
    file: 'server/platform/db/migrations/0082_linked_once.sql',
    tests: transferTests,
    stands: "'AND q.created_at <= p.seen_at - interval ''30 seconds'' AND'",
    gone: "'AND'",
  },
  {
    name: 'payments: one for each deposit at a shared address',
    file: approvedFile,
    tests: transferTests,
    stands: 'NOT EXISTS (SELECT FROM payment_links WHERE deposit_id = deposits.id)',
    gone: 'true',
  },
  {
    name: 'second steps: a new passkey in place of the one that signs',
    file: 'server/secondFactor/remove.ts',
    tests: replacedTests,
    stands: 'signing.length === 0',
    gone: 'left.passkeys === 0',
  },
  {
    name: 'second steps: a day after the passkey was removed',
    file: 'server/secondFactor/evidence.ts',
    tests: replacedTests,
    stands: 'if (key?.until) {',
    gone: 'if (key?.until) return;\n  if (key?.until) {',
  },
  {
    name: 'second steps: tries without the password',
    file: 'server/auth/reauthenticate.ts',
    tests: replacedTests,
    stands: "      await requirePassword(ports, { userId, password, field: 'password' });\n",
    gone: "      if (needsFactor) await countFactorTry(ports, userId, at);\n      await requirePassword(ports, { userId, password, field: 'password' });\n",
  },
  {
    name: 'reports: a later second step stays',
    file: 'server/secondFactor/removeNewFactors.ts',
    tests: takenOverTests,
    stands: ".where('created_at', '<=', until)",
    gone: '',
  },
  {
    name: 'reports: the week after a second step was removed',
    file: 'server/withdrawals/notMe.ts',
    tests: takenOverTests,
    stands: 'const isLong = factors > 0 || owner.email !== email;',
    gone: 'const isLong = owner.email !== email;',
  },
  {
    name: 'reports: the week after a change of address',
    file: 'server/withdrawals/notMe.ts',
    tests: takenOverTests,
    stands: 'const isLong = factors > 0 || owner.email !== email;',
    gone: 'const isLong = factors > 0;',
  },
  {
    name: 'reports: no wait is shortened by a new password',
    file: 'server/auth/setPassword.ts',
    tests: takenOverTests,
    stands: 'sql<Date>`greatest(withdrawals_wait_until, ',
    gone: 'sql<Date>`greatest(NULL::timestamptz, ',
  },
  {
    name: 'reports: the second steps of staff',
    file: 'server/secondFactor/mail.ts',
    tests: takenOverTests,
    stands: "owner.role === 'admin' ? staffAction",
    gone: 'false ? staffAction',
  },
];
