const chain = 'server/platform/db/migrations/0042_chain.sql';
const evidence = 'server/platform/db/migrations/0043_chain_evidence.sql';
const real = ['tests/server/chain/evidence.test.ts'];
const attacks = ['tests/server/chain/guards.test.ts'];

/** Guards of what the chain proves. */
export const chainGuards = [
  {
    name: 'chain: confirmations that are asked',
    file: evidence,
    stands: 'a.height - p.height + 1 >= a.asked',
    gone: 'a.height - p.height + 1 >= 1',
    tests: real,
  },
  {
    name: 'chain: a reading that is too old',
    file: evidence,
    stands: "SELECT state NOT IN ('off', 'stale', 'none')",
    gone: "SELECT state NOT IN ('off', 'none')",
    tests: real,
  },
  {
    name: 'chain: the rule of deposits that are not covered',
    file: evidence,
    stands: "CASE WHEN which = 'deposit' AND NOT deposit_covered(subject, amount)",
    gone: 'CASE WHEN false',
    tests: real,
  },
  {
    name: 'chain: the note against the chain',
    file: 'server/deposits/decide.ts',
    stands: 'requireCovered(coverage, note || reason);',
    gone: '',
    tests: real,
  },
  {
    name: 'chain: a payment is frozen',
    file: evidence,
    stands: 'IF to_jsonb(NEW) - changeable <> to_jsonb(OLD) - changeable\n    OR NEW.linked',
    gone: 'IF NEW.linked',
    tests: attacks,
  },
  {
    name: 'chain: a payment has one deposit of its coin that waits',
    file: chain,
    stands: "AND p.state <> 'gone' AND d.status = 'pending'",
    gone: '',
    tests: attacks,
  },
  {
    name: 'chain: a receiving address keeps its person',
    file: chain,
    stands:
      "    OR to_jsonb(NEW) - '{script,first_seen_at}'::text[]\n      <> to_jsonb(OLD) - '{script,first_seen_at}'::text[] THEN",
    gone: '    THEN',
    tests: attacks,
  },
];
