import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (path: string) => readFileSync(path, 'utf8');

test('the image copies every source of the build, and its context has them', () => {
  const [, list = ''] = /sources: \[([^\]]*)\]/.exec(textOf('build/build.mjs')) ?? [];
  const sources = [...list.matchAll(/'([^']+)'/g)].map(([, source]) => source);
  expect(sources).toContain('docs/security.md');
  const copies = textOf('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm);
  const copied = [...copies].flatMap(([, files = '']) => files.split(' '));
  const context = textOf('.dockerignore').split('\n');
  for (const source of sources) {
    expect(copied).toContain(source);
    expect(context).toContain(`!${source}`);
  }
});
