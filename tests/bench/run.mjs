import { createServer } from 'vite';

// Node 20 reads no TypeScript, and migrations come in as text: Vite loads the bench like the tests.
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { main } = await vite.ssrLoadModule(`/tests/bench/${process.argv[2]}.ts`);
  await main(process.argv.slice(3));
} finally {
  await vite.close();
}
