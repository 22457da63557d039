import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { engineNames } from '#tests/support/engines.ts';
import { grace, install, startServer } from '#tests/support/installation.ts';

beforeAll(ensureBuilt);

const production = {
  NODE_ENV: 'production',
  RATE_LIMIT_FACTOR: '10',
  OPERATOR_LEGAL_NAME: 'Harbour Street Ltd',
  OPERATOR_COMPANY_NUMBER: '01234567',
  OPERATOR_ADDRESS: '1 Harbour Street',
  OPERATOR_SUPPORT: 'help@harbour.example',
  OPERATOR_REGULATION: 'Not supervised by any authority.',
  PUBLIC_URL: 'https://invest.example.com',
  SMTP_URL: 'smtp://127.0.0.1:2525',
};

describe.runIf(engineNames.includes('PostgreSQL'))('the database role in production', () => {
  test('is logged if it is a superuser; that of compose.yaml is not one', async () => {
    const postgres = await startPrivatePostgres();
    if (!postgres) throw new Error('PostgreSQL has gone meanwhile.');
    onTestFinished(() => postgres.stop());
    const { ADMIN_USERNAME, ADMIN_EMAIL } = grace;
    const errorsOf = async (url: string) => {
      const { variables } = await install('PGlite');
      const server = await startServer({
        ...variables,
        ...production,
        ADMIN_USERNAME,
        ADMIN_EMAIL,
        DATABASE_URL: url,
      });
      await server.child.terminate();
      return server.child.errors.join('\n');
    };
    expect(await errorsOf(postgres.url)).toMatch(/database role is a superuser.*"role":"postgres"/);

    const { hostname, port, password } = new URL(postgres.url);
    const place = { PGHOST: hostname, PGPORT: port, PGPASSWORD: password };
    const secret = 'QuietHarbour9';
    const env = { PATH: process.env.PATH, ...place, POSTGRES_PASSWORD: secret };
    execFileSync('sh', ['docker/database-role.sh'], { env, stdio: 'ignore' });
    const url = `postgres://plainvest:${secret}@${hostname}:${port}/plainvest`;
    expect(await errorsOf(url)).not.toContain('superuser');
    await expect(connectPostgres(postgres.url)).rejects.toThrow(/refused the password/);
  });
});
