const announced = 'server/platform/db/migrations/0018_announced_payments.sql';
const queue = 'server/platform/db/migrations/0023_staff_queue.sql';
const proofChanges =
  '  WHEN ((NEW.txid, NEW.receipt_id) IS DISTINCT FROM (OLD.txid, OLD.receipt_id))\n';

/** Guards of a quote with a payment, of the proof of a deposit, and of the sign-in history. */
export const depositGuards = [
  {
    name: 'statement of a payment once',
    file: announced,
    stands: 'IF OLD.sent_at IS NOT NULL AND NEW.sent_at IS DISTINCT FROM OLD.sent_at\n     OR OLD',
    gone: 'IF false AND OLD',
    tests: ['tests/server/quotes/open.test.ts'],
  },
  {
    name: 'audit line of a statement',
    file: announced,
    stands: '(NEW.sent_at, NEW.discarded_at) IS DISTINCT FROM (OLD.sent_at, OLD.discarded_at)',
    gone: 'false',
    tests: ['tests/server/quotes/open.test.ts', 'tests/server/platform/db/guards.test.ts'],
  },
  {
    name: 'deposit of a quote by itself',
    file: announced,
    stands: 'AND (OLD.deposit_id IS NOT NULL OR pg_trigger_depth() < 2) THEN',
    gone: 'AND false THEN',
    tests: ['tests/server/deposits/frozen.test.ts', 'tests/server/quotes/open.test.ts'],
  },
  {
    name: 'quote with a deposit',
    file: announced,
    stands: 'IF OLD.deposit_id IS NOT NULL AND to_jsonb(NEW) <> to_jsonb(OLD) THEN',
    gone: 'IF false THEN',
    tests: ['tests/server/deposits/frozen.test.ts', 'tests/server/quotes/open.test.ts'],
  },
  {
    name: 'duplicate mark by hand',
    file: queue,
    stands: 'AND (OLD.duplicate OR pg_trigger_depth() < 2) THEN',
    gone: 'AND false THEN',
    tests: ['tests/server/deposits/frozen.test.ts'],
  },
  {
    name: 'columns of a pending deposit',
    file: queue,
    stands: "changeable <> to_jsonb(OLD) - changeable THEN\n    RAISE EXCEPTION 'what a deposit",
    gone: "changeable <> to_jsonb(NEW) - changeable THEN\n    RAISE EXCEPTION 'what a deposit",
    tests: ['tests/server/deposits/frozen.test.ts'],
  },
  {
    name: 'proof with a decision',
    file: queue,
    stands: "ELSE ARRAY['status',",
    gone: "ELSE ARRAY['txid', 'receipt_id', 'status',",
    tests: ['tests/server/deposits/proof.test.ts', 'tests/server/deposits/frozen.test.ts'],
  },
  {
    name: 'credit of at most 1.2 times',
    file: queue,
    stands: 'NEW.amount_received_cents * 10 > NEW.amount_cents * 12 THEN',
    gone: 'false THEN',
    tests: ['tests/server/deposits/checked.test.ts'],
  },
  {
    name: 'audit line of a proof',
    file: announced,
    stands: `${proofChanges}  EXECUTE FUNCTION require_audit_line('id');`,
    gone: "  WHEN (false)\n  EXECUTE FUNCTION require_audit_line('id');",
    tests: ['tests/server/deposits/proof.test.ts', 'tests/server/platform/db/guards.test.ts'],
  },
  {
    name: 'duplicate of a later proof',
    file: announced,
    stands: `${proofChanges}  EXECUTE FUNCTION flag_later_duplicates();`,
    gone: '  WHEN (false)\n  EXECUTE FUNCTION flag_later_duplicates();',
    tests: ['tests/server/deposits/proof.test.ts'],
  },
  {
    name: 'sign-in of an account',
    file: 'server/platform/db/migrations/0019_sign_ins.sql',
    stands:
      "  outcome text NOT NULL CHECK (outcome IN ('ok', 'failed')),\n  CHECK (user_id IS NOT NULL OR outcome = 'failed')\n",
    gone: '  outcome text NOT NULL\n',
    tests: ['tests/server/auth/signIns.test.ts'],
  },
];
