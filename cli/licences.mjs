import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Lists the licences of all packages that the product needs to build and run; fails for a licence that
// is not allowed below. `--check` writes nothing.

const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'docs', 'licences.md');

/** Licences that allow closed-source use with a notice. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'MIT-0',
  // Unmodified; LGPL libraries are loaded at run time and can be replaced.
  'LGPL-3.0-or-later',
  'MPL-2.0',
]);

/** Packages that have a licence text but no licence field. */
const stated = {
  'png-js': 'MIT',
};

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

function licenceOf({ license, licenses }) {
  const given = license ?? licenses?.[0];
  return typeof given === 'object' ? given.type : given;
}

function isAllowed(licence) {
  const all = (text, word) => text.replace(/^\(|\)$/g, '').split(` ${word} `);
  return all(licence, 'OR').some((choice) => all(choice, 'AND').every((part) => allowed.has(part)));
}

const packages = Object.entries(read('package-lock.json').packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, { version, license }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    // Packages for other systems are not installed here, so use the lockfile.
    const own = join(path, 'package.json');
    const installed = existsSync(join(root, own)) ? licenceOf(read(own)) : undefined;
    return { name, version, licence: stated[name] ?? installed ?? license ?? 'none' };
  });

const refused = packages.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of refused) {
  console.error(`${name} ${version} has the licence "${licence}", which nobody has allowed.`);
}

const byLicence = new Map();
for (const { name, version, licence } of packages) {
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${version}`));
}
const sections = [...byLicence]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([licence, names]) => `## ${licence} (${names.size})\n\n${[...names].sort().join(', ')}\n`);
const text = [
  '# Licences\n',
  'Everything that is needed to build and run the product, by `npm run licences`; not edited by hand.',
  'Packages for tests are not among it.\n',
  ...sections,
].join('\n');

if (process.argv.includes('--check')) {
  if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
    console.error('docs/licences.md is not current: run npm run licences.');
    process.exitCode = 1;
  }
} else writeFileSync(page, text);
if (refused.length > 0) process.exitCode = 1;
else console.log(`${packages.length} packages, ${byLicence.size} licences, all allowed.`);
