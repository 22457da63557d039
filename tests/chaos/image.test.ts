import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { grace, productionVariables } from '#tests/support/installation.ts';
import { freePort } from '#tests/support/nodes/freePort.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { buildImage } from './image.ts';
import { rolesOf } from './roles.ts';

test(
  'the image is built, serves with a read-only root as an ordinary user, and stops in order',
  async () => {
    const { config, run } = buildImage();
    expect(config.User).toBe('node');
    expect(Object.keys(config.Volumes)).toEqual(['/data']);
    const postgres = await startPrivatePostgres();
    if (!postgres) throw new Error('No PostgreSQL is installed.');
    onTestFinished(() => postgres.stop());
    const { owner, serving } = await rolesOf(postgres);
    const port = await freePort();
    const { ADMIN_USERNAME, ADMIN_EMAIL } = grace;
    const variables = {
      ...{ ...productionVariables, ADMIN_USERNAME, ADMIN_EMAIL },
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: '/data' },
      ...{ DATABASE_URL: serving, MIGRATE_URL: owner },
    };
    const server = run(variables, ['node', 'dist/server/main.js']);
    let printed = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (part) => {
        printed += part;
      });
    }
    await expect
      .poll(() => (server.exitCode === null ? printed : `Ended: ${printed}`), { timeout: 60_000 })
      .toMatch(/ready at|Ended/);
    expect(printed).toContain('ready at');

    const codeOf = async (...command: string[]) => (await once(run(variables, command), 'exit'))[0];
    const [kind, ...check] = config.Healthcheck.Test;
    expect(kind).toBe('CMD');
    expect(await codeOf(...check)).toBe(0);
    expect(await codeOf('sh', '-c', 'test "$(id -u)" != 0')).toBe(0);
    expect(await codeOf('touch', '/data/written')).toBe(0);
    expect(await codeOf('touch', '/app/written')).not.toBe(0);
    expect(await codeOf('touch', '/tmp/written')).not.toBe(0);
    server.kill('SIGTERM');
    expect((await once(server, 'exit'))[0]).toBe(0);
  },
  patience(900_000),
);
