const file = 'server/platform/db/migrations/0082_linked_once.sql';
const linkedTests = ['tests/server/chain/linkedOnce.test.ts'];
const derivedTests = ['tests/server/quotes/derived.test.ts'];

/** Of decision 55: a payment belongs to one deposit, and an address to its key. */
export const linkedOnceGuards = [
  {
    name: 'link: a deposit waits for the round that has its payment',
    file,
    tests: linkedTests,
    stands:
      'PERFORM FROM receiving_addresses WHERE (coin, address) = (NEW.coin, NEW.address) FOR SHARE;',
    gone: '',
  },
  {
    name: 'link: a round locks the addresses of its payments',
    file: 'server/chain/record.ts',
    tests: linkedTests,
    stands: '  await lockAddresses(trx, round.payments);\n',
    gone: '',
  },
  {
    name: 'link: coin that came before its quote is late',
    file,
    tests: linkedTests,
    stands: 'is_late(p, a.expires_at) OR is_early(p, a.created_at) AS is_late,',
    gone: 'is_late(p, a.expires_at) AS is_late,',
  },
  {
    name: 'link: coin that came before its quote has the rate on arrival',
    file,
    tests: linkedTests,
    stands: 'bool_and(NOT is_early AND (NOT',
    gone: 'bool_and((NOT',
  },
  {
    name: 'link: a quote that was opened as the payment came',
    file,
    tests: ['tests/server/chain/exact.test.ts'],
    stands: "p.seen_at - interval ''30 seconds'' AND'",
    gone: "p.seen_at AND'",
  },
  {
    name: 'deposits: a payment that was linked to another one',
    file,
    tests: linkedTests,
    stands: "AND d.id <> NEW.id AND d.status = ''confirmed'') THEN",
    gone: 'AND false) THEN',
  },
  {
    name: 'reconciliation: after one of a block ahead',
    file,
    tests: ['tests/server/reconciliations/guards.test.ts'],
    stands:
      "WHERE coin = which AND height < to_height\n    ORDER BY height DESC LIMIT 1;\n  IF EXISTS (SELECT FROM reconciliations WHERE (coin, height) = (which, to_height)) THEN'",
    gone: "WHERE coin = which ORDER BY height DESC LIMIT 1;\n  IF before.height >= to_height THEN'",
  },
  {
    name: 'signatures: also after a week',
    file: 'server/approvals/checkSignatures.ts',
    tests: ['tests/server/approvals/signedOnce.test.ts'],
    stands: 'row && row.applied_at < weekAgo ? row.applied_at : weekAgo',
    gone: 'row ? weekAgo : weekAgo',
  },
  {
    name: 'quotes: an address that its key does not derive',
    file: 'server/wallets/requireDerived.ts',
    tests: derivedTests,
    stands: '.address === address) return true;',
    gone: '.address) return true;',
  },
];
