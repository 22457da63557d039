/** What keeps data through failures. */
export const operationGuards = [
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
  {
    name: 'room on the disk',
    file: 'server/db/refusals.ts',
    stands: '  if (code === diskFullCode) return noSpace();\n',
    gone: '',
    tests: ['tests/server/process/fullDisk.test.ts'],
  },
  {
    name: 'reserve of the disk',
    file: 'server/health/disk.ts',
    stands: 'freeBytes < config.diskReserveBytes',
    gone: 'freeBytes < 0',
    tests: ['tests/server/disk.test.ts', 'tests/server/process/diskReserve.test.ts'],
  },
  {
    name: 'whole migrations',
    file: 'server/db/migrate.ts',
    stands: '  await sql`BEGIN`.execute(connection);\n',
    gone: '',
    tests: ['tests/server/process/migrationKilled.test.ts'],
  },
  {
    name: 'order at the end',
    file: 'server/main.ts',
    stands: '      await listening.drain();\n',
    gone: '',
    tests: ['tests/server/process/drain.test.ts'],
  },
  {
    name: 'upkeep of the embedded engine',
    file: 'server/node/embedded/upkeep.ts',
    stands: 'VACUUM (ANALYZE)',
    gone: 'ANALYZE',
    tests: ['tests/server/db/embeddedUpkeep.test.ts'],
  },
  {
    name: 'one migration at a time',
    file: 'server/db/migrate.ts',
    stands: /^.*pg_advisory_lock\(.*\n/m,
    gone: '',
    tests: ['tests/server/process/pair.test.ts'],
  },
];
