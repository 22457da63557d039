import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder, createServer } from 'vite';

// Vite serves the pages with hot reload and proxies calls to the server, a separate process that is
// bundled and restarted when a file of the server or the contract changes.
const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;

if (!existsSync(join(root, 'dist', 'built'))) await import('./build.mjs');

const vite = await createServer({
  root,
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/backend': `http://127.0.0.1:${serverPort}` },
  },
});

let running;
let restarting = Promise.resolve();

async function start() {
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.build(builder.environments.ssr);
  const env = { ...process.env, PORT: String(serverPort) };
  running = spawn(process.execPath, [join(root, 'dist/server/main.js')], { env, stdio: 'inherit' });
}

function stop() {
  if (!running || running.exitCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  return ended;
}

vite.watcher.on('all', (_event, path) => {
  if (!/^(server|contract)[/\\]/.test(path.slice(root.length))) return;
  restarting = restarting
    .then(stop)
    .then(start)
    .catch((error) => console.error(error.message));
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await restarting;
    await stop();
    await vite.close();
    process.exit(0);
  });
}

restarting = start();
await restarting;
await vite.listen();
vite.printUrls();
