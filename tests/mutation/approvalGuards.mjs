const rulesFile = 'server/platform/db/migrations/0035_approvals.sql';
const proposalsFile = 'server/platform/db/migrations/0036_proposals.sql';
const reversalsFile = 'server/platform/db/migrations/0038_reversals.sql';
const resetsFile = 'server/platform/db/migrations/0051_resets.sql';
const resetTests = [
  'tests/server/resets/resets.test.ts',
  'tests/server/resets/rogueResets.test.ts',
];
const evidenceFile = 'server/platform/db/migrations/0043_chain_evidence.sql';
const tests = [
  'tests/server/approvals/approvals.test.ts',
  'tests/server/approvals/attacks.test.ts',
  'tests/server/approvals/proposals.test.ts',
  'tests/server/approvals/rogueProposals.test.ts',
  'tests/server/approvals/rogueTwoPeople.test.ts',
  'tests/server/approvals/twoPeople.test.ts',
];

/** Guards of approvals: who counts, for what, by which rule and when. */
export const approvalGuards = [
  {
    name: 'approvals: number before a decision',
    file: proposalsFile,
    stands: 'IF state.have < state.needed THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'approvals: stricter of two rules',
    file: 'server/platform/db/migrations/0074_decided_alone.sql',
    stands:
      "'UNION ALL SELECT * FROM rule_step(kind, amount, platform_now())\n        UNION ALL SELECT * FROM step_together",
    gone: "'UNION ALL SELECT * FROM step_together",
  },
  {
    name: 'approvals: same content',
    file: evidenceFile,
    stands: 'AND content = subject_content(which, subject, amount)',
    gone: '',
  },
  {
    name: 'approvals: wait before the payment',
    stands: 'IF platform_now() < state.payable_from THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'approvals: separate payer',
    stands: 'IF state.separate_payer AND EXISTS (',
    gone: 'IF false AND EXISTS (',
  },
  {
    name: 'approvals: own matter',
    file: proposalsFile,
    stands: 'IF facts.owner = person THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'approvals: closed subject',
    file: proposalsFile,
    stands: 'IF facts.is_open IS NOT TRUE THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'approvals: line of the log',
    file: proposalsFile,
    stands: 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.sample)',
    gone: 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (false)',
  },
  {
    name: 'approvals: relaxed rule waits a day',
    stands: 'greatest(wait_s, 86400)',
    gone: 'greatest(wait_s, 0)',
  },
  {
    name: 'approvals: objections',
    file: proposalsFile,
    stands: 'IF is_objected(which, subject) THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'approvals: of an adjustment',
    file: proposalsFile,
    stands: "PERFORM require_approved('adjustment', NEW.id, NEW.amount_cents, asked);",
    gone: '',
  },
  {
    name: 'approvals: of a receiving address',
    file: proposalsFile,
    stands: "PERFORM require_approved('wallet', NEW.id, 0, OLD.asked_at);",
    gone: '',
  },
  {
    name: 'approvals: of a change of duties',
    file: 'server/platform/db/migrations/0056_two_people.sql',
    stands: "PERFORM require_approved('duty', NEW.id, 0, OLD.asked_at);",
    gone: '',
  },
  {
    name: 'approvals: of a reversal',
    file: reversalsFile,
    stands: "PERFORM require_approved('reversal', NEW.id, OLD.amount_cents, OLD.asked_at);",
    gone: '',
  },
  {
    name: 'reversal: of the item as it is',
    file: reversalsFile,
    stands: 'WHERE (owner, back, cents) = (NEW.user_id, NEW.direction, NEW.amount_cents)) THEN',
    gone: ') THEN',
  },
  {
    name: 'reversal: once',
    file: reversalsFile,
    stands: 'CREATE UNIQUE INDEX reversals_once',
    gone: 'CREATE INDEX reversals_once',
    tests: ['tests/server/reversals/reversals.test.ts'],
  },
  {
    name: 'approvals: of a reset',
    file: resetsFile,
    stands: "PERFORM require_approved('reset', NEW.id, 0, OLD.asked_at);",
    gone: '',
    tests: resetTests,
  },
  {
    name: 'reset: wait',
    file: resetsFile,
    stands: 'IF platform_now() < (',
    gone: 'IF false AND platform_now() < (',
    tests: resetTests,
  },
  {
    name: 'reset: at least a day',
    file: resetsFile,
    stands: 'from_cents = 0 AND wait_s >= 86400)',
    gone: 'from_cents = 0)',
    tests: resetTests,
  },
  {
    name: 'reset: one at a time',
    file: resetsFile,
    stands: 'CREATE UNIQUE INDEX resets_open',
    gone: 'CREATE INDEX resets_open',
    tests: resetTests,
  },
  {
    name: 'reset: line of the log',
    file: resetsFile,
    stands: "FOR EACH ROW EXECUTE FUNCTION require_audit_line('user_id');",
    gone: "FOR EACH ROW WHEN (false) EXECUTE FUNCTION require_audit_line('user_id');",
    tests: resetTests,
  },
  {
    name: 'approvals: address of a quote',
    file: 'server/platform/db/migrations/0044_account_keys.sql',
    stands: `AND w.status = 'approved'
    AND w.active_from <= platform_now() AND w.coin = NEW.coin`,
    gone: 'AND w.coin = NEW.coin',
  },
].map((guard) => ({ file: rulesFile, tests, ...guard }));
