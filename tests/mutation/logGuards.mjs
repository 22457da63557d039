const migration = 'server/platform/db/migrations/0050_verifiable_log.sql';
const liabilities = 'server/platform/db/migrations/0054_liabilities.sql';
const statements = 'server/platform/db/migrations/0055_issued_statements.sql';
const keepLog = 'server/platform/log/keepLog.ts';
const lines = ['tests/server/platform/log/log.test.ts'];
const attacks = ['tests/server/platform/log/attacks.test.ts'];
const proofs = ['tests/contract/proof/tree.test.ts'];
const balances = ['tests/contract/proof/balance.test.ts'];
const issued = ['tests/server/statements/issued.test.ts'];
const sums = ['tests/server/liabilities/liabilities.test.ts'];

/** Guards of the log that others verify. */
export const logGuards = [
  {
    name: 'log: a line for each entry',
    file: migration,
    stands: 'CREATE TRIGGER ledger_entries_logged AFTER INSERT ON ledger_entries\n  FOR EACH ROW',
    gone: 'CREATE TRIGGER ledger_entries_logged AFTER UPDATE ON ledger_entries\n  FOR EACH ROW',
    tests: lines,
  },
  {
    name: 'log: a deposit with its address',
    file: migration,
    stands: "'coin', d.coin, 'cents', d.amount_cents, 'address', d.address,",
    gone: "'coin', d.coin, 'cents', d.amount_cents,",
    tests: lines,
  },
  {
    name: 'log: no line of the platform by the program',
    file: migration,
    stands:
      'IF current_user <> (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID) THEN',
    gone: 'IF false THEN',
    tests: attacks,
  },
  {
    name: 'log: continues the head that was kept',
    file: keepLog,
    stands: '[await keptHead(ports), newest]',
    gone: '[newest]',
    tests: attacks,
  },
  {
    name: 'log: no changed line is signed',
    file: keepLog,
    stands: '!continues(each, head, proofs[index] ?? [])',
    gone: '(proofs[index] ?? []).length > 99',
    tests: attacks,
  },
  {
    name: 'log: one key',
    file: 'server/platform/log/heads.ts',
    stands: 'if (known) return isSame(known.publicKey, publicKey);',
    gone: 'if (known) return true;',
    tests: attacks,
  },
  {
    name: 'proof: leaf and node differ',
    file: 'contract/proof/treeHash.ts',
    stands: 'const leafMark = Uint8Array.of(0);',
    gone: 'const leafMark = Uint8Array.of(1);',
    tests: proofs,
  },
  {
    name: 'proof: whole hashes',
    file: 'contract/proof/continues.ts',
    stands:
      'if ([earlier.root, later.root, ...proof].some((hash) => hash.length !== hashBytes)) return false;',
    gone: '',
    tests: proofs,
  },
  {
    name: 'sum of balances: all that is owed',
    file: liabilities,
    stands: 'IF total <> owed THEN',
    gone: 'IF false THEN',
    tests: sums,
  },
  {
    name: 'sum of balances: its root in the log',
    file: liabilities,
    stands: 'CREATE TRIGGER liability_snapshots_logged AFTER INSERT ON liability_snapshots',
    gone: 'CREATE TRIGGER liability_snapshots_logged AFTER UPDATE ON liability_snapshots',
    tests: sums,
  },
  {
    name: 'sum of balances: sums in each hash',
    file: liabilities,
    stands: "SELECT sha256('\\x01'::bytea || left_hash || int8send(left_cents)",
    gone: "SELECT sha256('\\x01'::bytea || left_hash || int8send(0)",
    tests: sums,
  },
  {
    name: 'balance: no negative or swollen sum',
    file: 'contract/proof/sumNode.ts',
    stands: 'cents >= 0n && cents < centsEnd;',
    gone: 'cents >= 0n;',
    tests: balances,
  },
  {
    name: 'balance: two leaves of one account',
    file: 'contract/proof/countBalance.ts',
    stands: 'counted.every(({ name }, index) =>',
    gone: 'counted.some(({ name }, index) =>',
    tests: balances,
  },
  {
    name: 'balance: leaves at one depth',
    file: 'contract/proof/countBalance.ts',
    stands: '|| 2 ** path.length !== line.size) return false;',
    gone: ') return false;',
    tests: balances,
  },
  {
    name: 'balance: a root that the database wrote',
    file: 'contract/proof/platformDetails.ts',
    stands: "if (actor !== 'platform' || written !== action) return undefined;",
    gone: 'if (written !== action) return undefined;',
    tests: balances,
  },
  {
    name: 'statement: the hash of its file',
    file: statements,
    stands: "AND purpose = 'statement' AND sha256(bytes) = NEW.sha256) THEN",
    gone: "AND purpose = 'statement') THEN",
    tests: issued,
  },
  {
    name: 'statement: a closed month',
    file: statements,
    stands: "IF (NEW.month + interval '1 month') AT TIME ZONE 'UTC' > platform_now() THEN",
    gone: 'IF false THEN',
    tests: issued,
  },
  {
    name: 'statement: this very file',
    file: 'contract/proof/checkStatement.ts',
    stands: 'return verdict.of.statement.sha256 === hash',
    gone: 'return hash.length > 0',
    tests: issued,
  },
];
