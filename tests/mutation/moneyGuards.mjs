const ledger = 'server/db/migrations/0002_ledger.sql';

/** What keeps the ledger true. */
export const moneyGuards = [
  {
    name: 'unique leg',
    file: ledger,
    stands: ',\n  CONSTRAINT ledger_entries_once UNIQUE (source, source_id, leg)',
    gone: '',
    tests: ['tests/server/ledger/post.test.ts'],
  },
  {
    name: 'balance CHECK',
    file: ledger,
    stands: '  CONSTRAINT accounts_balance_not_negative CHECK (balance_cents >= 0),\n',
    gone: '',
    tests: ['tests/server/ledger/races.test.ts'],
  },
  {
    name: 'append-only ledger',
    file: ledger,
    stands: 'BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries',
    gone: 'BEFORE TRUNCATE ON ledger_entries',
    tests: ['tests/server/ledger/post.test.ts'],
  },
  {
    name: 'status condition',
    file: 'server/db/migrations/0006_agreement.sql',
    stands: 'IF found <> expected THEN',
    gone: 'IF false THEN',
    tests: ['tests/server/deposits/frozen.test.ts', 'tests/server/ledger/post.test.ts'],
  },
  {
    name: 'frozen deposit',
    file: 'server/db/migrations/0008_back_office.sql',
    stands: "IF OLD.status <> 'pending' AND (",
    gone: 'IF false AND (',
    tests: ['tests/server/deposits/frozen.test.ts'],
  },
  {
    name: 'idempotency insert',
    file: 'server/http/once.ts',
    stands: 'if (key === undefined) return work(trx);',
    gone: 'if (key === undefined || key) return work(trx);',
    tests: ['tests/server/ledger/races.test.ts', 'tests/server/deposits/create.test.ts'],
  },
  {
    name: 'payment once',
    file: 'server/db/refusals.ts',
    stands: "  withdrawals_txid_once: ['conflict', messages.paymentTaken],\n",
    gone: '',
    tests: ['tests/server/withdrawals/lifecycle.test.ts'],
  },
  {
    name: 'status of a deposit',
    file: 'server/deposits/lock.ts',
    stands: "if (deposit.status !== 'pending') {",
    gone: 'if (false) {',
    tests: ['tests/server/deposits/decide.test.ts', 'tests/server/ledger/races.test.ts'],
  },
  {
    name: 'lock of a deposit',
    file: 'server/deposits/lock.ts',
    stands: '    .forUpdate()\n',
    gone: '',
    tests: ['tests/server/ledger/races.test.ts'],
  },
  {
    name: 'status of a withdrawal',
    file: 'server/withdrawals/lock.ts',
    stands: 'if (states.includes(row.status)) return row;',
    gone: 'return row;',
    tests: ['tests/server/withdrawals/lifecycle.test.ts'],
  },
  {
    name: 'lock of a withdrawal',
    file: 'server/withdrawals/lock.ts',
    stands: '    .forUpdate()\n',
    gone: '',
    tests: ['tests/server/ledger/races.test.ts'],
  },
  {
    name: 'account held meanwhile',
    file: 'server/users/active.ts',
    stands: '    .forNoKeyUpdate()\n',
    gone: '',
    tests: ['tests/server/ledger/races.test.ts', 'tests/server/users/standing.test.ts'],
  },
];
