import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#tests/support/nodes/freePort.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { buildImage } from './buildImage.ts';
import { programPath } from './service.ts';

const nodeUser = 1_000;

const settings = {
  ALLOW_EMBEDDED_DB: '1',
  PUBLIC_URL: 'https://invest.example.com',
  SMTP_URL: 'smtp://127.0.0.1:25',
  ADMIN_USERNAME: 'grace',
  ADMIN_EMAIL: 'grace@staff.example',
  OPERATOR_LEGAL_NAME: 'Plainvest Ltd',
  OPERATOR_COMPANY_NUMBER: '123',
  OPERATOR_ADDRESS: '1 Harbour Road',
  OPERATOR_SUPPORT: 'help@plainvest.example',
  OPERATOR_REGULATION: 'Not supervised by any authority.',
};

test(
  'the image is built, runs read-only as another user, is healthy and stops',
  async () => {
    const folder = mkdtempSync('/var/tmp/image-');
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { root, config } = buildImage(folder);
    expect(config.User).toBe('node');
    expect(Object.keys(config.Volumes)).toEqual(['/data']);
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, nodeUser, nodeUser);

    const port = await freePort();
    const bwrap = programPath('bwrap', 'bubblewrap');
    // As compose.yaml: the root cannot be written, /tmp is in memory, and no capability is left.
    const inside = [
      ...['--ro-bind', root, '/', '--bind', data, '/data', '--tmpfs', '/tmp'],
      ...['--proc', '/proc', '--dev', '/dev', '--chdir', config.WorkingDir, '--clearenv'],
      ...['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--die-with-parent'],
      ...['--uid', String(nodeUser), '--gid', String(nodeUser), '--cap-drop', 'ALL'],
      ...config.Env.flatMap((each) => [
        '--setenv',
        each.split('=')[0] ?? '',
        each.slice(each.indexOf('=') + 1),
      ]),
      ...Object.entries({ ...settings, PORT: String(port) }).flatMap(([name, value]) => [
        '--setenv',
        name,
        value,
      ]),
    ];
    const within = (command: string[]) => spawnSync(bwrap, [...inside, '--', ...command]);
    const server: ChildProcess = spawn(bwrap, [...inside, '--', ...config.Cmd], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    const healthy = () => within(config.Healthcheck.Test.slice(1)).status;
    await vi.waitFor(() => expect(healthy()).toBe(0), { timeout: patience(60_000), interval: 500 });
    expect(within(['touch', '/app/dist/written']).status).not.toBe(0);
    expect(within(['id', '-u']).stdout.toString().trim()).toBe(String(nodeUser));
    const answer = await fetch(`http://127.0.0.1:${port}/backend/readyz`);
    expect(answer.status).toBe(200);
    server.kill('SIGTERM');
    expect((await once(server, 'exit'))[0]).toBe(0);
  },
  patience(1_200_000),
);
