const chain = 'server/platform/db/migrations/0042_chain.sql';
const evidence = 'server/platform/db/migrations/0043_chain_evidence.sql';
const alarms = 'server/platform/db/migrations/0060_alarms.sql';
const days = 'server/platform/db/migrations/0061_reconciliation.sql';
const daily = ['tests/server/reconciliations/guards.test.ts'];
const theft = ['tests/server/alarms/bitcoin.test.ts'];
const closing = ['tests/server/alarms/closing.test.ts'];
const real = ['tests/server/chain/evidence.test.ts'];
const keys = 'server/platform/db/migrations/0044_account_keys.sql';
const keyTests = ['tests/server/wallets/keys.test.ts'];
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
    file: 'server/platform/db/migrations/0079_signed_once.sql',
    stands: "'NOT deposit_proven(subject, amount)'),",
    gone: "'false'),",
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
    gone: 'IF to_jsonb(NEW) IS NULL\n    OR NEW.linked',
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
  {
    name: 'keys: an address is quoted to its person only',
    file: keys,
    stands: 'AND (a.coin, a.address) = (NEW.coin, NEW.address) AND a.user_id = NEW.user_id)',
    gone: 'AND (a.coin, a.address) = (NEW.coin, NEW.address))',
    tests: keyTests,
  },
  {
    name: 'keys: addresses of a key in use only, and never its first',
    file: keys,
    stands: 'OR NEW.user_id IS NOT NULL AND (NEW.index = 0 OR',
    gone: 'OR false AND (NEW.index = 0 OR',
    tests: keyTests,
  },
  {
    name: 'keys: one request after the other',
    file: 'server/wallets/addressFor.ts',
    stands: 'if (current) return current;',
    gone: 'void current;',
    tests: keyTests,
  },
  {
    name: 'keys: a private key',
    file: 'server/adapters/keys/readKey.ts',
    stands: 'if (bytes[45] === 0) {',
    gone: 'if (false) {',
    tests: ['tests/server/adapters/keys/accountKeys.test.ts'],
  },
  {
    name: 'keys: the control address',
    file: 'server/wallets/addKey.ts',
    stands: 'if (ports.addresses(coin, body.check) !== check.address) {',
    gone: 'if (false) {',
    tests: ['tests/server/wallets/keyRules.test.ts'],
  },
  {
    name: 'keys: the approval is about the key',
    file: keys,
    // Another migration extends the rest of the line.
    stands: 'address, account_key, encode',
    gone: "address, '''', encode",
    tests: keyTests,
  },
  {
    name: 'keys: an address that the key does not derive',
    file: 'server/wallets/addressFor.ts',
    stands: 'if (derive(current.index).address !== current.address) {',
    gone: 'if (false) {',
    tests: keyTests,
  },
  {
    name: 'alarm: a withdrawal announces no more than was recorded',
    file: alarms,
    stands: 'f.units > a.recorded AND f.units + coalesce(others.units, 0) > a.recorded + a.payable',
    gone: 'a.recorded + a.payable = 0',
    tests: theft,
  },
  {
    name: 'alarm: a withdrawal announces one transaction',
    file: alarms,
    stands: 'f.units + coalesce(others.units, 0) > a.recorded',
    gone: 'f.units > a.recorded',
    tests: theft,
  },
  {
    name: 'alarm: a fee that carries coin away',
    file: alarms,
    stands: 's.is_earlier OR s.fee_units <= greatest(s.units / 10,',
    gone: 's.is_earlier OR s.fee_units <= greatest(s.units,',
    tests: theft,
  },
  {
    name: 'alarm: the pause of an open alarm',
    file: alarms,
    stands: "IF EXISTS (SELECT FROM alarms WHERE status = 'open' AND paused) THEN",
    gone: 'IF false THEN',
    tests: closing,
  },
  {
    name: 'alarm: the approvals that close it',
    file: alarms,
    stands: "PERFORM require_approved('alarm', NEW.id, 0, OLD.raised_at);",
    gone: '',
    tests: closing,
  },
  {
    name: 'alarm: an alarm is frozen',
    file: alarms,
    stands:
      "    OR to_jsonb(NEW) - 'status' <> to_jsonb(OLD) - 'status' THEN\n    RAISE EXCEPTION 'an alarm",
    gone: "    THEN\n    RAISE EXCEPTION 'an alarm",
    tests: closing,
  },
  {
    name: 'alarm: a spend is frozen',
    file: alarms,
    stands:
      'CREATE TRIGGER chain_spends_guard BEFORE UPDATE ON chain_spends\n  FOR EACH ROW EXECUTE FUNCTION guard_chain_spend();',
    gone: '',
    tests: closing,
  },
  {
    name: 'reconciliation: a closed day never changes',
    file: days,
    stands:
      "IF OLD.state <> 'open' OR NEW.state <> 'closed'\n    OR to_jsonb(NEW) - closing <> to_jsonb(OLD) - closing THEN",
    gone: 'IF false THEN',
    tests: daily,
  },
  {
    name: 'reconciliation: the note of a difference',
    file: days,
    stands: 'IF NEW.note IS NULL AND (NEW.unexplained <> 0',
    gone: 'IF false AND (NEW.unexplained <> 0',
    tests: daily,
  },
  {
    name: 'reconciliation: items are written with their day',
    file: days,
    stands: 'IS DISTINCT FROM pg_current_xact_id()::xid THEN',
    gone: 'IS NULL THEN',
    tests: daily,
  },
];
