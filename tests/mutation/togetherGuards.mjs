const aloneFile = 'server/platform/db/migrations/0073_made_alone.sql';
const countedFile = 'server/platform/db/migrations/0076_counted_truly.sql';
const aloneTests = ['tests/server/approvals/madeAlone.test.ts'];
const decidedFile = 'server/platform/db/migrations/0074_decided_alone.sql';
const decidedTests = ['tests/server/approvals/decidedAlone.test.ts'];

/** Of items that count together. */
export const togetherGuards = [
  {
    name: 'approvals: a second one that was written counts for nothing',
    file: countedFile,
    tests: decidedTests,
    stands: 'count(DISTINCT by_user) FILTER (WHERE needed > 1) > 1',
    gone: 'count(DISTINCT by_user) > 1',
  },
  {
    name: 'approvals: adjustments by who approved them',
    file: countedFile,
    tests: aloneTests,
    stands: "OR shares_approver('adjustment', p.id, a.id)",
    gone: '',
  },
  {
    name: 'approvals: adjustments of one person together',
    file: countedFile,
    tests: aloneTests,
    stands: "AND a.made_at > platform_now() - interval '1 day'",
    gone: 'AND false',
  },
  {
    name: 'approvals: reversals of one person together',
    file: countedFile,
    tests: aloneTests,
    stands: "AND r.made_at > platform_now() - interval '1 day'",
    gone: 'AND false',
  },
  {
    name: 'approvals: two adjustments at once',
    file: 'server/platform/db/migrations/0079_signed_once.sql',
    tests: aloneTests,
    stands: "'lock_maker(which, ''00000000",
    gone: "'lock_maker(gen_random_uuid()::text, ''00000000",
  },
  {
    name: 'approvals: a reversal is made now',
    file: aloneFile,
    tests: aloneTests,
    stands: "IF NEW.made_at < platform_now() - interval '1 hour' THEN",
    gone: 'IF false THEN',
  },
  {
    name: 'approvals: deposits of one investor together',
    file: countedFile,
    tests: decidedTests,
    stands: "AND other.decided_at > platform_now() - interval '1 day'",
    gone: 'AND false',
  },
  {
    name: 'approvals: withdrawals of one investor together',
    file: countedFile,
    tests: decidedTests,
    stands: "AND other.decided_at > least(own.decided_at, platform_now()) - interval '1 day'",
    gone: 'AND false',
  },
  {
    name: 'approvals: no later withdrawal counts',
    file: countedFile,
    tests: decidedTests,
    stands: "AND other.decided_at <= coalesce(own.decided_at, 'infinity')",
    gone: '',
  },
  {
    name: 'approvals: two deposits at once',
    // A later migration moved the lock to the beginning of the function.
    file: 'server/platform/db/migrations/0078_what_was_approved.sql',
    tests: decidedTests,
    stands:
      "    PERFORM lock_maker(which || ''s'', (SELECT owner FROM subject_facts(which, subject)));\n  END IF;\n  INSERT",
    gone: '    NULL;\n  END IF;\n  INSERT',
  },
  {
    name: 'approvals: two decisions of the role that serves at once',
    file: decidedFile,
    tests: decidedTests,
    stands: 'PERFORM lock_maker(TG_TABLE_NAME, NEW.user_id);',
    gone: 'NULL;',
  },
  {
    name: 'approvals: a deposit is decided now',
    file: decidedFile,
    tests: decidedTests,
    stands: "IF NEW.decided_at < platform_now() - interval '1 hour' THEN",
    gone: 'IF false THEN',
  },
];
