import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { atEndOfFile } from '#tests/support/leftovers.ts';
import { programPath } from './service.ts';

const [node, baseImage, image] = [1000, 'localhost/plainvest-base', 'localhost/plainvest'];
const certificates = '/etc/ssl/certs';

/** An image that `buildImage` built, mounted. */
export interface BuiltImage {
  /** The user, volume and health check that the image names. */
  config: { User: string; Volumes: Record<string, unknown>; Healthcheck: { Test: string[] } };
  /** Runs a command as the user of the image: its root is read-only, and /data is its volume. */
  run(variables: Readonly<Record<string, string>>, command: readonly string[]): ChildProcess;
}

/**
 * Runs the steps of Dockerfile by buildah on a base of Debian's packages and this machine's Node: the
 * base images of Dockerfile are in a registry that this machine may not reach. Needs root.
 */
export function buildImage(): BuiltImage {
  const buildah = programPath('buildah', 'buildah');
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  const places = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };
  const call = (...args: string[]) =>
    execFileSync(buildah, [...places, ...args], {
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    }).trim();
  const containers: string[] = [];
  atEndOfFile(() => {
    for (const container of containers) call('umount', container);
    rmSync(folder, { recursive: true, force: true });
  });

  const base = call('from', 'scratch');
  call('add', '--quiet', base, rootOf(join(folder, 'base')), '/');
  call('commit', '--quiet', '--format', 'docker', base, baseImage);
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `cafile=${certificates}/ca-certificates.crt\n`);
  const mounts = [`${npmrc}:/root/.npmrc:ro`, `${certificates}:${certificates}:ro`];
  const volumes = mounts.flatMap((mount) => ['--volume', mount]);
  const from = ['--build-arg', `NODE_IMAGE=${baseImage}`, '--network', 'host'];
  call('build', '--quiet', '--format', 'docker', ...from, ...volumes, '--tag', image, '.');

  const container = call('from', image);
  containers.push(container);
  const root = call('mount', container);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  chownSync(dataDir, node, node);
  const { config } = JSON.parse(call('inspect', '--type', 'image', image)).Docker;
  return {
    config,
    run: (variables, command) =>
      spawn(
        programPath('unshare', 'util-linux'),
        ['--mount', 'sh', '-ec', inside, 'sh', root, dataDir, ...command],
        {
          env: { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...variables },
        },
      ),
  };
}

const inside = `
  root=$1 data=$2; shift 2
  mount --bind "$root" "$root"
  mount --bind "$data" "$root/data"
  mount --options remount,bind,ro "$root"
  mount --types proc proc "$root/proc"
  mount --bind /dev "$root/dev"
  cd /
  exec chroot --userspec=${node}:${node} "$root" sh -c 'cd /app && exec "$@"' sh "$@"`;

/** The files of a small Debian with Node and npm, and the user of the image. */
function rootOf(folder: string): string {
  const debootstrap = programPath('debootstrap', 'debootstrap');
  const targets = ['indextargets', '--format', '$(REPO_URI) $(RELEASE)'];
  const found = execFileSync(programPath('apt-get', 'apt'), targets, { encoding: 'utf8' });
  const [mirror = '', release = ''] = found.split(/\s/);
  const packages = '--include=libstdc++6,ca-certificates';
  execFileSync(debootstrap, ['--variant=minbase', packages, release, folder, mirror]);
  execFileSync(programPath('chroot', 'coreutils'), [
    folder,
    'useradd',
    '--uid',
    String(node),
    '--create-home',
    'node',
  ]);
  const local = join(folder, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'));
  const npm = dirname(dirname(realpathSync(programPath('npm', 'npm'))));
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  return folder;
}
