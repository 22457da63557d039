const migration = 'server/platform/db/migrations/0050_verifiable_log.sql';
const keepLog = 'server/platform/log/keepLog.ts';
const lines = ['tests/server/platform/log/log.test.ts'];
const attacks = ['tests/server/platform/log/attacks.test.ts'];
const proofs = ['tests/contract/proof/tree.test.ts'];

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
    stands: 'if (!continues(known, head, proof)) return logMessages.changed(known.size);',
    gone: 'if (proof.length > 99) return logMessages.changed(known.size);',
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
];
