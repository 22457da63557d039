/** Guards of what always takes two people and a day. */
export const twoPeopleGuards = [
  {
    name: 'two people: wait of a change of duties',
    stands: 'IF platform_now() < (',
    gone: 'IF false AND platform_now() < (',
  },
  {
    name: 'two people: at least two approvals',
    stands: 'greatest(step.approvals, 2::smallint)',
    gone: 'step.approvals',
  },
  {
    name: 'two people: at least a day',
    stands: 'greatest(step.wait_s, 86400)',
    gone: 'step.wait_s',
  },
  {
    name: 'two people: a suspended colleague counts',
    stands: "WHEN (OLD.role = 'admin' AND OLD.status = 'active'",
    gone: "WHEN (false AND OLD.role = 'admin' AND OLD.status = 'active'",
  },
  {
    name: 'two people: a duty that was taken counts',
    stands: 'IF is_active_staff(OLD.user_id) THEN',
    gone: 'IF false THEN',
  },
  {
    name: 'two people: seven days',
    stands: "interval '7 days'",
    gone: "interval '1 day'",
  },
].map((guard) => ({
  file: 'server/platform/db/migrations/0056_two_people.sql',
  tests: [
    'tests/server/approvals/twoPeople.test.ts',
    'tests/server/approvals/rogueTwoPeople.test.ts',
  ],
  ...guard,
}));
