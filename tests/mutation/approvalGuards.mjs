const migration = 'server/platform/db/migrations/0035_approvals.sql';
const tests = [
  'tests/server/approvals/approvals.test.ts',
  'tests/server/approvals/attacks.test.ts',
];

/** Guards of approvals: who counts, for what, by which rule and when. */
export const approvalGuards = [
  {
    name: 'approvals: number before a decision',
    stands: 'IF state.have < state.needed THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'approvals: stricter of two rules',
    stands: 'UNION ALL SELECT * FROM rule_step(which, amount, platform_now())) s',
    gone: ') s',
  },
  {
    name: 'approvals: same content',
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
    stands: 'IF owner = NEW.by_user THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'approvals: closed subject',
    stands: 'IF is_open IS NOT TRUE THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'approvals: line of the log',
    stands: 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.sample)',
    gone: 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (false)',
  },
  {
    name: 'approvals: relaxed rule waits a day',
    stands: 'greatest(wait_s, 86400)',
    gone: 'greatest(wait_s, 0)',
  },
].map((guard) => ({ ...guard, file: migration, tests }));
