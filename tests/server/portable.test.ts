import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

test('the app runs without Node: it bundles for a browser, with nothing of Node inside', async () => {
  const warnings: string[] = [];
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'server/app.ts', formats: ['es'] },
      rolldownOptions: { onwarn: ({ message }) => warnings.push(message) },
    },
  })) as Rolldown.RolldownOutput[];
  const code = result.flatMap(({ output }) =>
    output.map((file) => ('code' in file ? file.code : '')),
  );
  expect(warnings.filter((message) => message.includes('externalized'))).toEqual([]);
  expect(code.join('\n')).not.toMatch(/from ["']node:|browser-external|require\(["']/);
});
