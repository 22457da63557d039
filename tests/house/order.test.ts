import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './sources.ts';

// Lowest first: an import stays in its folder or goes to one that is listed earlier.
const storeys = [
  'contract',
  ...[
    ...[
      'errors',
      'tokens',
      'db',
      'logPorts.ts',
      'healthPorts.ts',
      'passkeyPorts.ts',
      'seal.ts',
      'sheet.ts',
      'accountKeys.ts',
      'payoutTransactions.ts',
      'keyPorts.ts',
      'chain.ts',
      'ports.ts',
      'events',
      'ledger',
      'http',
      'audit',
      'log',
      'outbox',
      'files',
    ],
    'health',
  ].map((name) => `server/platform/${name}`),
  ...[
    ...['events', 'reviews', 'transactions', 'users', 'settings', 'reasons', 'prices', 'seed'],
    ...['openapi', 'figures', 'statements'],
    ...['secondFactor', 'auth', 'approvals', 'reversals', 'resets', 'wallets'],
    ...[
      'conversations',
      'profile',
      'quotes',
      'liabilities',
      'chain',
      'alarms',
      'reconciliations',
      'staff',
      'addressBook',
    ],
    ...['withdrawals', 'payouts', 'balances'],
    ...['deposits', 'overview', 'search', 'export', 'adapters', 'app.ts', 'runtime', 'main.ts'],
  ].map((name) => `server/${name}`),
  'cli',
  ...[
    ...['copy.ts', 'consent', 'format', 'prerender', 'security', 'session'],
    ...['api', 'connection', 'events', 'theme', 'toasts'],
    ...[
      'form',
      'settings',
      'ui',
      'table',
      'factor',
      'payment',
      'proofText',
      'receipt',
      'access',
      'account',
      'conversation',
    ],
  ].map((name) => `src/shared/${name}`),
  'src/auth',
  'src/investor',
  ...[
    ...[
      'copy.ts',
      'provider',
      'dataProvider',
      'shell',
      'panel',
      'filters',
      'views',
      'duties',
      'export',
      'paging',
      'lists',
      'overview',
      'charts',
      'firstRun',
      'review',
      'queue',
      'record',
      'conversation',
      'approvals',
      'reversal',
      'facts',
      'checks',
    ],
    ...['users', 'person', 'activity', 'mail', 'deposits', 'chain', 'alarms', 'unclaimed'],
    ...['withdrawals', 'wallets', 'sending', 'evidence'],
    ...['team', 'reconciliation', 'batches', 'payout'],
    ...['needs', 'dashboard', 'settings', 'account', 'shortcuts', 'layout'],
  ].map((name) => `src/admin/${name}`),
  'src/admin',
  ...[
    ...[
      'ui',
      'claims',
      'ticker',
      'browser',
      'checker',
      'themes',
      'copy.ts',
      'diagrams',
      'frame',
      'drawings',
    ],
    ...['themePages', 'home', 'legal', 'insights', 'pages'],
  ].map((name) => `src/marketing/${name}`),
  'src/marketing',
  'src',
  'src/firstPaint',
  'build',
  'mocks',
  'demo',
  'tests',
];

const areas = ['auth', 'investor', 'admin', 'marketing'].map((name) => `src/${name}/`);

/** The storey of a file: the longest name in the list that it begins with. */
const storeyOf = (path: string) =>
  storeys
    .filter((name) => path === name || path.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];

const imports = sourceFiles().flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => {
    const inTree = name.startsWith('#')
      ? name.slice(1)
      : name.startsWith('.') && posix.join(posix.dirname(path), name);
    return { path, name, target: inTree ? inTree.replace(/\?.*$/, '') : undefined };
  }),
);
const show = ({ path, name }: { path: string; name: string }) => `${path} imports ${name}`;

test('every source file is in a folder of the order', () => {
  const files = sourceFiles().map(({ path }) => path);
  expect(files.filter((path) => !storeyOf(path))).toEqual([]);
  // A new folder among ordered ones has a place of its own in the order.
  const divided = storeys.filter((name) => storeys.some((other) => other.startsWith(`${name}/`)));
  const isUnplaced = (path: string) => {
    const storey = storeyOf(path) ?? '';
    return divided.includes(storey) && path.slice(storey.length + 1).includes('/');
  };
  expect(files.filter(isUnplaced)).toEqual([]);
});

test('imports, of types too, point to the same folder or to an earlier one', () => {
  const upward = imports.filter(({ path, target }) => {
    if (!target) return false;
    const from = storeyOf(path) ?? '';
    const to = storeyOf(target) ?? '';
    return storeys.indexOf(to) > storeys.indexOf(from);
  });
  expect(upward.map(show)).toEqual([]);
});

test('the areas of the app never import one another', () => {
  const across = imports.filter(({ path, target }) => {
    const area = areas.find((name) => path.startsWith(name));
    return area && areas.some((name) => name !== area && target?.startsWith(name));
  });
  expect(across.map(show)).toEqual([]);
});

// What a part of the tree must not import, though the order would allow it.
const fences: [string, RegExp, RegExp][] = [
  ['contract is read by both sides', /^contract\//, /^(node:|react|hono|kysely)/],
  [
    'the server also runs in a browser, but for its edges',
    /^server\/(?!adapters\/|runtime\/|main\.ts)/,
    /^(node:|pg$|@node-rs\/|nodemailer|sharp|pdfkit)/,
  ],
  ['the app talks to the server by the contract', /^src\//, /^#(server|cli|build|mocks)\//],
  ['the server does not know the app', /^(server|cli)\//, /^#src\//],
  ['pages of the demo only talk to its worker', /^demo\/(page|start)\//, /^(#demo\/worker|node:)/],
  [
    'the worker of the demo is an edge of the server',
    /^demo\/worker\//,
    /^(#src|#demo\/page|node:)/,
  ],
  ['the demo uses nothing of the tests', /^demo\//, /^#(mocks|tests)\//],
];

test.each(fences)('%s', (_reason, from, forbidden) => {
  const crossing = imports.filter(({ path, name }) => from.test(path) && forbidden.test(name));
  expect(crossing.map(show)).toEqual([]);
});
