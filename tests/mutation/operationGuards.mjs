/** Guards of data against failures. */
export const operationGuards = [
  {
    name: 'fsync',
    file: 'server/adapters/embedded/durableNodeFs.ts',
    stands: '      syncDescriptor(this.#durability, nfd);\n',
    gone: '',
    tests: ['tests/server/adapters/embedded/durability.test.ts'],
  },
  {
    name: 'limit on a silent database',
    file: 'server/adapters/postgres.ts',
    stands: '    answerTimeoutMs: statementTimeoutMs,\n',
    gone: '',
    tests: ['tests/server/runtime/hungDatabase.test.ts'],
  },
  {
    name: 'signature of a backup',
    file: 'cli/backup/readBackup.ts',
    stands: '  if (key) requireSigned(file, hmac, signed.end());\n',
    gone: '',
    tests: ['tests/cli/backupSignature.test.ts'],
  },
  {
    name: 'lock of the data directory',
    file: 'server/adapters/embedded/openEmbedded.ts',
    stands: "return await acquireLock(join(root, 'postgres.lock'));",
    gone: 'return () => undefined;',
    tests: [
      'tests/server/adapters/embedded/lock.test.ts',
      'tests/server/adapters/embedded/directory.test.ts',
    ],
  },
  {
    name: 'room on the disk',
    file: 'server/platform/db/databaseErrors.ts',
    stands: '  if (code === diskFullCode) return diskShortError();\n',
    gone: '',
    tests: ['tests/server/runtime/fullDisk.test.ts'],
  },
  {
    name: 'reserve of the disk',
    file: 'server/platform/health/check.ts',
    stands: 'freeBytes < config.diskReserveBytes',
    gone: 'freeBytes < 0',
    tests: [
      'tests/server/platform/health/disk.test.ts',
      'tests/server/runtime/diskReserve.test.ts',
    ],
  },
  {
    name: 'whole migrations',
    file: 'server/platform/db/migrate.ts',
    stands: '    await sql.raw(text).execute(trx);\n',
    gone: '    await sql`COMMIT`.execute(trx);\n    await sql.raw(text).execute(trx);\n',
    tests: ['tests/server/runtime/migrationKilled.test.ts'],
  },
  {
    name: 'order at the end',
    file: 'server/main.ts',
    stands: '      await listening.drain();\n',
    gone: '',
    tests: ['tests/server/runtime/drain.test.ts'],
  },
  {
    name: 'upkeep of the embedded engine',
    file: 'server/adapters/embedded/openEmbedded.ts',
    stands: 'VACUUM (ANALYZE)',
    gone: 'ANALYZE',
    tests: ['tests/server/adapters/embedded/vacuum.test.ts'],
  },
  {
    name: 'one migration at a time',
    file: 'server/platform/db/migrate.ts',
    stands: /^ *await withTimeLimit\(connection, 0.*\n.*pg_advisory_lock\(.*\n.*\n/m,
    gone: '',
    tests: ['tests/server/runtime/pair.test.ts'],
  },
];
