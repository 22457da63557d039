// In two parts, so that this file is not what the test of secrets finds.
const leaked = ['postgres://plainvest:Tq8vN2xRw4', '@db.example/plainvest'].join('');

/** Guards that docs/security.md promises for calls, tokens and secrets. */
export const accessGuards = [
  {
    name: 'parameters of a filter',
    file: 'server/platform/http/filters.ts',
    stands: 'sql.join(ids)',
    gone: 'sql.raw(ids.map((id) => "\'" + id + "\'").join())',
    tests: ['tests/server/platform/http/injection.test.ts'],
  },
  {
    name: 'token in a header',
    file: 'server/platform/http/handle.ts',
    stands: "request.headers.get('Authorization') ?? undefined",
    gone: "request.headers.get('Authorization') ?? request.headers.get('Cookie')?.replace(/^.*?token=([^;]*).*$/, 'Bearer $1')",
    tests: ['tests/server/calls/tokenPlace.test.ts'],
  },
  {
    name: 'random tokens',
    file: 'server/runtime/ports.ts',
    stands: 'new Uint8Array(randomBytes(bytes))',
    gone: 'new Uint8Array(randomBytes(bytes)).fill(7, 2)',
    tests: ['tests/server/runtime/randomness.test.ts'],
  },
  {
    name: 'first password',
    file: 'server/runtime/bootstrap.ts',
    stands: '.slice(0, 20)',
    gone: ".slice(0, 0) + 'Change#MeChange#Me123'",
    tests: ['tests/server/runtime/firstPassword.test.ts'],
  },
  {
    name: 'secret in a source',
    file: 'server/main.ts',
    stands: 'const stopMs = 8_500;',
    gone: `const stopMs = 8_500;\nexport const spare = '${leaked}';`,
    tests: ['tests/house/supply.test.ts'],
  },
  {
    name: 'access of an export',
    file: 'contract/exports.ts',
    stands: "path: '/export/users.csv',\n    access: 'admin'",
    gone: "path: '/export/users.csv',\n    access: 'user'",
    tests: ['tests/server/calls/accessTable.test.ts'],
  },
  {
    name: 'password for a wallet',
    file: 'contract/wallets.ts',
    stands: '    requiresPassword: true,\n    signed: true,\n    body: walletRules',
    gone: '    signed: true,\n    body: walletRules',
    tests: ['tests/server/calls/accessTable.test.ts'],
  },
  {
    name: 'bytes of a body',
    file: 'server/platform/http/body.ts',
    stands: '    if (length > max) throw tooLarge;\n',
    gone: '',
    tests: ['tests/server/platform/http/http.test.ts'],
  },
  {
    name: 'audit line of a sign-out',
    file: 'server/staff/routes.ts',
    stands:
      "      await appendAudit(trx, { at, actorId: user.userId, action: 'user.sign-out', target });\n",
    gone: '',
    tests: ['tests/server/platform/audit/everyAction.test.ts'],
  },
  {
    name: 'session inside a write',
    file: 'server/platform/http/guardWrites.ts',
    stands: '        await requireSameSession(trx, caller, clock());\n',
    gone: '',
    tests: ['tests/server/platform/http/sessionGuard.test.ts'],
  },
];
