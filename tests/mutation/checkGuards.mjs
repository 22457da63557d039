const checks = 'server/platform/db/migrations/0066_withdrawal_checks.sql';
const byHand = ['tests/server/withdrawals/onChain.test.ts'];
const against = 'server/platform/db/migrations/0068_against_the_chain.sql';
const evidence = ['tests/server/chain/evidence.test.ts'];

/** Guards of what the chain shows of payments that staff made. */
export const checkGuards = [
  {
    name: 'chain: a second person against the chain',
    file: against,
    stands: 'THEN greatest(max(s.needed)::int, people_against_chain(subject))',
    gone: 'THEN greatest(max(s.needed)::int, 0 * people_against_chain(subject))',
    tests: evidence,
  },
  {
    name: 'chain: the note of a payment that the chain does not show',
    file: checks,
    stands: 'IF NEW.units IS DISTINCT FROM paid.coin_units AND paid.payment_note IS NULL THEN',
    gone: 'IF false THEN',
    tests: byHand,
  },
  {
    name: 'chain: a check is of the payment that was recorded',
    file: checks,
    stands:
      "IF paid.status <> 'paid' OR (paid.coin, paid.txid) IS DISTINCT FROM (NEW.coin, NEW.txid) THEN",
    gone: 'IF false THEN',
    tests: byHand,
  },
  {
    name: 'chain: what a check is about',
    file: checks,
    stands: 'IS DISTINCT FROM (OLD.withdrawal_id, OLD.coin, OLD.txid, OLD.made_at) THEN',
    gone: 'IS NULL THEN',
    tests: byHand,
  },
  {
    name: 'chain: a payment by hand is looked up before it counts',
    file: 'server/withdrawals/pay.ts',
    stands: 'requireShown(lookup, { coin: withdrawal.coin, units, note: body.note });',
    gone: '',
    tests: byHand,
  },
];
