import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment } from '#server/runtime/environment.ts';

/** Every variable that the server asks for when it starts in this mode. */
function asked(mode: string): string[] {
  const names = new Set<string>();
  const variables = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return name === 'NODE_ENV' ? mode : undefined;
      },
    },
  );
  try {
    readEnvironment(variables);
  } catch (error) {
    // Production refuses when nothing is set, after it has asked for everything.
    if (mode !== 'production') throw error;
  }
  return [...names];
}

test('the table of the handbook names every variable that is read, and no other', () => {
  const build = [...readFileSync('vite.config.ts', 'utf8').matchAll(/process\.env\.(\w+)/g)];
  const read = new Set([
    ...asked('demo'),
    ...asked('production'),
    ...build.map(([, name]) => name),
  ]);
  const rows = readFileSync('docs/operating.md', 'utf8').matchAll(/^\| (`[A-Z_0-9]+`[^|]*)\|/gm);
  const named = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name),
  );
  expect([...named].sort()).toEqual([...read].sort());
});
