const payouts = 'server/platform/db/migrations/0063_payouts.sql';
const replaced = 'server/platform/db/migrations/0071_replaced_payouts.sql';
const asApproved = 'server/platform/db/migrations/0083_file_as_approved.sql';
const guards = ['tests/server/payouts/guards.test.ts'];
const callTests = ['tests/server/payouts/calls.test.ts'];
const replacing = ['tests/server/payouts/realReplacement.test.ts'];
const real = ['tests/server/payouts/real.test.ts'];

/** Guards of payouts. */
export const payoutGuards = [
  {
    name: 'payout: it adds up',
    file: asApproved,
    stands: 'IS NOT TRUE THEN',
    gone: 'IS NULL THEN',
    tests: guards,
  },
  {
    name: 'payout: change goes to its own key',
    file: asApproved,
    stands: 'AND wallet_id = made.wallet_id AND branch = 1) THEN',
    gone: 'AND wallet_id = made.wallet_id) THEN',
    tests: guards,
  },
  {
    name: 'payout: the maker has the duty',
    file: payouts,
    stands: "IF NOT holds_duty(NEW.made_by, 'pay') THEN",
    gone: 'IF false THEN',
    tests: guards,
  },
  {
    name: 'payout: a withdrawal in it is paid by it only',
    file: payouts,
    stands: "IF NEW.status <> 'paid' OR made.state <> 'sent' OR NOT payout_is_mined(made)",
    gone: 'IF false AND NOT payout_is_mined(made)',
    tests: guards,
  },
  {
    name: 'payout: the terms are frozen',
    file: payouts,
    stands: 'IF changing IS NULL OR to_jsonb(NEW) - changing <> to_jsonb(OLD) - changing THEN',
    gone: 'IF changing IS NULL THEN',
    tests: guards,
  },
  {
    name: 'payout: amounts are at its rate',
    file: payouts,
    stands: 'IF NEW.units <> div(2 * paid.amount_cents * 1e14 + rate, 2 * rate) THEN',
    gone: 'IF false THEN',
    tests: guards,
  },
  {
    name: 'payout: the payer of the rule',
    file: payouts,
    stands: 'PERFORM require_payable(paid.id, paid.amount_cents, paid.asked_at, made.made_by);',
    gone: '',
    tests: callTests,
  },
  {
    name: 'payout: announced to the unit',
    file: 'server/platform/db/migrations/0081_paid_once.sql',
    stands: "at_most(payout_units, amount_cents, s.rate_usd, s.coin), least('",
    gone: "NULL::numeric, least('",
    tests: callTests,
  },
  {
    name: 'replacement: of a payout on its way, for more',
    file: replaced,
    stands: "IF earlier.state <> 'sent' OR payout_is_mined(earlier) OR payout_is_dead(earlier)",
    gone: 'IF false AND payout_is_dead(earlier)',
    tests: guards,
  },
  {
    name: 'replacement: the same withdrawals',
    file: replaced,
    stands: `      (SELECT withdrawal_id FROM payout_items WHERE payout_id = NEW.replaces)
      EXCEPT SELECT withdrawal_id FROM payout_items WHERE payout_id = NEW.id)`,
    gone: '      SELECT FROM payouts WHERE false)',
    tests: guards,
  },
  {
    name: 'replacement: the same coin',
    file: replaced,
    stands: `      (SELECT payment_id FROM payout_inputs WHERE payout_id = NEW.replaces)
      EXCEPT SELECT payment_id FROM payout_inputs WHERE payout_id = NEW.id) THEN`,
    gone: '      SELECT FROM payouts WHERE false) THEN',
    tests: guards,
  },
  {
    name: 'replacement: it holds nothing until a node shows it',
    file: replaced,
    stands: 'NEW.is_open := earlier IS NULL;',
    gone: 'NEW.is_open := true;',
    tests: guards,
  },
  {
    name: 'replacement: not in its place before a node shows it',
    file: replaced,
    stands:
      "OR step = ''sent to replaced'' AND (payout_is_mined(OLD) OR NOT payout_is_overtaken(OLD))",
    gone: '',
    tests: guards,
  },
  {
    name: 'replacement: not cancelled while its family is on its way',
    file: replaced,
    stands: "OR step = ''sent to cancelled'' AND payout_is_overtaken(OLD)",
    gone: '',
    tests: replacing,
  },
  {
    name: 'replacement: announced before it is in its place',
    file: 'server/platform/db/migrations/0081_paid_once.sql',
    stands:
      "'p.state IN (''draft'', ''signed'', ''sent'')\n          OR p.state = ''replaced'' AND (w.status = ''approved'' OR w.txid = s.txid)'",
    gone: "'false'",
    tests: callTests,
  },
  {
    name: 'payout: another transaction comes back',
    file: 'server/adapters/keys/payoutTransactions.ts',
    stands: "if (read.id !== idOf(unsigned)) return { fault: 'other' };",
    gone: '',
    tests: real,
  },
  {
    name: 'payout: the same coin again',
    file: 'server/payouts/coins/selectCoins.ts',
    stands: 'Number(b.isForced) - Number(a.isForced) || ',
    gone: '',
    tests: ['tests/server/payouts/selectCoins.test.ts'],
  },
];
