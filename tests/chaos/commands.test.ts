import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reachable } from '#tests/support/caller.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { addApp } from '#tests/support/factor/secondFactor.ts';
import { grace as credentials } from '#tests/support/installation.ts';
import { atEndOfFile } from '#tests/support/leftovers.ts';
import { addWallet, fund, investor, signIn } from '#tests/support/people.ts';
import { rolesOf } from './roles.ts';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
atEndOfFile(() => rmSync(folder, { recursive: true, force: true }));

const used = new Set<string>();

/** Runs a script of package.json as an operator types it. */
function npm(variables: NodeJS.ProcessEnv, ...args: string[]): ChildProcess {
  used.add(args[0] === 'run' ? (args[1] ?? '') : (args[0] ?? ''));
  const { PATH, HOME } = process.env;
  return spawn('npm', args, { env: { PATH, HOME, ...variables } });
}

/** Waits for its end; the text that it printed. Errors: any exit code but 0. */
async function done(child: ChildProcess): Promise<string> {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Exit code ${code}: ${text}`);
  return text;
}

/** Waits for the address of a server that `npm start` or `npm run serve` runs. */
function served(child: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (part) => {
      text += part;
      const [, url] = /ready at (http:\/\/\S+)/.exec(text) ?? [];
      if (url) resolve(url);
    });
    child.stderr?.on('data', (part) => (text += part));
    child.once('close', () => reject(new Error(text)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  expect((await once(child, 'close'))[0]).toBe(0);
}

/** The scripts that the operator's page names, but for `npm ci` and the tests themselves. */
function scriptsOfPage(): string[] {
  const page = readFileSync('docs/operating.md', 'utf8');
  const found = [...page.matchAll(/npm (?:run )?([a-z:-]+)/g)].map(([, name = '']) => name);
  return [...new Set(found)].filter((name) => !['ci', 'chaos', 'test'].includes(name));
}

test('every command of the operator’s page works on an installation with two roles', async () => {
  const postgres = await startPrivatePostgres(['fsync=on', 'full_page_writes=on']);
  if (!postgres) throw new Error('No PostgreSQL is installed.');
  onTestFinished(() => postgres.stop());
  const { owner, serving } = await rolesOf(postgres);
  const database = { DATABASE_URL: serving, MIGRATE_URL: owner };
  const variables = { DATA_DIR: join(folder, 'data'), PORT: '0', ...database, ...credentials };

  const first = npm(variables, 'start');
  const server = reachable(await served(first));
  const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
  await addWallet(server, grace);
  const ada = await investor(server, 'ada', { reader: grace });
  await fund(server, ada, grace);
  await addApp({ ...server, clock: { now: () => new Date() } }, ada);
  await end(first);
  const second = npm(variables, 'run', 'serve');
  await served(second);
  await end(second);

  const run = (script: string, ...args: string[]) =>
    done(npm(variables, 'run', script, '--', ...args));
  const [backup, keys, closes] = ['backup.gz', 'keys', 'closes.csv'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  writeFileSync(closes, 'date,close\n2025-12-01,90000\n');
  expect(await run('rates:import', closes, '--source', 'an exchange')).toContain('Wrote 1 days');
  expect(await run('check:database', owner, serving)).toContain('All money rules hold');
  expect(await run('approvals:verify', '--write-keys', keys)).toContain('0 failed');
  expect(await run('backup', backup)).toContain('backup');
  expect(await run('approvals:verify', backup, '--keys', keys)).toContain('0 failed');
  expect(await run('second-factor', 'reset', 'ada')).toContain('by the password alone');
  expect(await run('restore:staff', 'grace')).toContain('grace is active staff again');
  await run('licences');

  // As the page asks: a trial of the backup, in an empty place with both keys, and a server on it.
  const trial = {
    DATA_DIR: join(folder, 'trial'),
    BACKUP_KEY_FILE: join(variables.DATA_DIR, 'backup-key'),
    SEAL_KEY_FILE: join(variables.DATA_DIR, 'seal-key'),
  };
  await done(npm(trial, 'run', 'restore', '--', backup));
  const third = npm({ ...trial, PORT: '0' }, 'run', 'serve');
  await signIn(reachable(await served(third)), 'grace', credentials.ADMIN_PASSWORD);
  await end(third);

  expect([...used].sort()).toEqual(scriptsOfPage().sort());
});
