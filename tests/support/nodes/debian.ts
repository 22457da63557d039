import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The folder of programs that the tests need and `npm ci` must not delete. */
export function cacheFolder(): string {
  const own = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return process.env.TEST_CACHE_DIR ?? join(own, 'plainvest');
}

interface Source {
  readonly uri: string;
  readonly suites: readonly string[];
  readonly components: readonly string[];
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** The enabled entries of a file in the one-line form. */
function fromLines(text: string): Source[] {
  return text.split('\n').flatMap((line) => {
    const found = /^\s*deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s+([^#]*)/.exec(line);
    const [, uri, suite, components] = found ?? [];
    if (uri === undefined || suite === undefined) return [];
    return [{ uri, suites: [suite], components: words(components ?? '') }];
  });
}

/** The enabled entries of a file in the form of paragraphs. */
function fromParagraphs(text: string): Source[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const value = (key: string) =>
      words(new RegExp(`^${key}:(.*)$`, 'im').exec(paragraph)?.[1] ?? '');
    const [uri] = value('URIs');
    if (uri === undefined || !value('Types').includes('deb')) return [];
    if (value('Enabled')[0] === 'no') return [];
    return [{ uri, suites: value('Suites'), components: value('Components') }];
  });
}

/** The archive that this machine already installs from. Errors: the machine has another system, or no such entry. */
function archiveOfMachine(): string {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const codename = /^VERSION_CODENAME=(.*)$/m.exec(release)?.[1] ?? '';
  if (!/^ID=debian$/m.test(release)) throw new Error('The nodes can be fetched on Debian only.');
  const folder = '/etc/apt/sources.list.d';
  const more = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const found = ['/etc/apt/sources.list', ...more]
    .filter((path) => existsSync(path) && /\.(list|sources)$/.test(path))
    .flatMap((path) => {
      const read = path.endsWith('.sources') ? fromParagraphs : fromLines;
      return read(readFileSync(path, 'utf8'));
    })
    .find(({ suites, components }) => suites.includes(codename) && components.includes('main'));
  if (!found) throw new Error(`apt has no enabled entry for ${codename} main.`);
  return found.uri;
}

/** A private apt: own lists, own cache and nothing installed, so that it resolves every library. */
function privateApt(home: string): { env: NodeJS.ProcessEnv } {
  const folders = ['lists/partial', 'cache/archives/partial'].map((name) => join(home, name));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const sources = `deb [signed-by=${keyring}] ${archiveOfMachine()} sid main\n`;
  writeFileSync(join(home, 'sources.list'), sources);
  writeFileSync(join(home, 'status'), '');
  const settings = {
    'Dir::Etc::sourcelist': join(home, 'sources.list'),
    'Dir::Etc::sourceparts': '-',
    'Dir::Etc::preferencesparts': '-',
    'Dir::State::lists': join(home, 'lists'),
    'Dir::State::status': join(home, 'status'),
    'Dir::Cache': join(home, 'cache'),
    'APT::Sandbox::User': 'root',
    'APT::Install-Recommends': 'false',
    'Acquire::Languages': 'none',
    'Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled': 'false',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
    'Debug::NoLocking': 'true',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} "${value}";\n`);
  writeFileSync(join(home, 'apt.conf'), lines.join(''));
  return { env: { ...process.env, APT_CONFIG: join(home, 'apt.conf'), LC_ALL: 'C' } };
}

/**
 * Unpacks a package of Debian unstable with all its libraries into `target`; nothing of the system
 * changes. Errors: apt has no such package, or the archive cannot be reached.
 */
export async function unpackFromUnstable(name: string, target: string): Promise<void> {
  const home = `${target}.apt`;
  const unfinished = `${target}.unfinished`;
  for (const folder of [home, unfinished]) await rm(folder, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const apt = privateApt(home);
  await run('apt-get', ['-q', 'update'], apt);
  await run('apt-get', ['-q', '-y', '--download-only', 'install', name], apt);
  const archives = join(home, 'cache', 'archives');
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb')))
    await run('dpkg', ['-x', join(archives, file), unfinished]);
  await rm(target, { recursive: true, force: true });
  renameSync(unfinished, target);
  await rm(home, { recursive: true, force: true });
}
