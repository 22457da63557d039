const ledger = 'server/db/migrations/0002_ledger.sql';

/**
 * Each guard of money and of people: where it stands, what is left when it is gone, and the tests that
 * must notice. A guard that a test file does not notice is as good as absent (issue 6).
 */
export const guards = [
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
    name: 'ownership check',
    file: 'server/deposits/routes.ts',
    stands: "file?.user_id === user.userId || user.role === 'admin'",
    gone: 'true',
    tests: ['tests/server/calls/access.test.ts'],
  },
  {
    name: 'role check',
    file: 'server/http/session.ts',
    stands: "access === 'admin' && user.role !== 'admin'",
    gone: "access === 'admin' && user.role === undefined",
    tests: ['tests/server/calls/access.test.ts'],
  },
  {
    name: 'proof of the password',
    file: 'server/http/session.ts',
    stands: 'at.getTime() - user.provenAt.getTime() > proofMs',
    gone: 'at.getTime() - user.provenAt.getTime() > Infinity',
    tests: ['tests/server/auth', 'tests/server/profile', 'tests/server/http.test.ts'],
  },
  {
    name: 'body limit',
    file: 'server/http/body.ts',
    stands: 'if (length > most) throw tooLarge;',
    gone: '',
    tests: ['tests/server/http.test.ts', 'tests/server/http'],
  },
  {
    name: 'token hash',
    file: 'server/auth/token.ts',
    stands: 'return sha256(new TextEncoder().encode(token));',
    gone: 'return sha256(new Uint8Array(0)) && new TextEncoder().encode(token);',
    tests: ['tests/server/auth'],
  },
  {
    name: 'idempotency insert',
    file: 'server/http/once.ts',
    stands: 'if (key === undefined) return work(trx);',
    gone: 'if (key === undefined || key) return work(trx);',
    tests: ['tests/server/ledger/races.test.ts', 'tests/server/deposits/create.test.ts'],
  },
  {
    name: 'fsync',
    file: 'server/node/embedded/durableNodeFs.ts',
    stands: '      syncDescriptor(this.#durability, nfd);\n',
    gone: '',
    tests: ['tests/server/db/embeddedDurability.test.ts'],
  },
  {
    name: 'lock of the data directory',
    file: 'server/node/embedded/openEmbedded.ts',
    stands: "return await takeLock(join(root, 'postgres.lock'));",
    gone: 'return () => undefined;',
    tests: ['tests/server/db/embeddedLock.test.ts', 'tests/server/db/embeddedDirectory.test.ts'],
  },
];
