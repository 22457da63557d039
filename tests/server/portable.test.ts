import { isBuiltin } from 'node:module';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('the app runs without Node: nothing it imports asks for a module of Node', async () => {
  const asked: string[] = [];
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'server/app.ts', formats: ['es'] } },
    plugins: [
      {
        name: 'node-modules-asked-for',
        enforce: 'pre',
        resolveId(id, importer) {
          if (isBuiltin(id)) asked.push(`${id} from ${importer}`);
        },
      },
    ],
  });
  expect(asked).toEqual([]);
});
