import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

// Serves the built demo like a static host: files, `.html` added, and 404.html for the rest.

const folder = fileURLToPath(new URL('../../dist/demo', import.meta.url));
const usualPort = 4180;

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
};

async function readHeaders() {
  const found = new Map();
  let headers = {};
  for (const line of (await readFile(join(folder, '_headers'), 'utf8')).split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) headers[name] = value;
    else if (line) {
      headers = {};
      found.set(line, headers);
    }
  }
  return found;
}

async function find(path) {
  for (const name of [path, `${path}.html`, join(path, 'index.html')]) {
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (body) return { name, body };
  }
  return undefined;
}

const headers = await readHeaders();

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = normalize(decodeURI(pathname));
  const found = path.includes('..') ? undefined : await find(path);
  const { name, body } = found ?? { name: '404.html', ...(await find('404.html')) };
  const type = types[extname(name)];
  const small = type && request.headers['accept-encoding']?.includes('gzip');
  response.writeHead(found ? 200 : 404, {
    'Content-Type': type ?? 'application/octet-stream',
    'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=31536000' : 'no-cache',
    ...headers.get(pathname),
    ...(small && { 'Content-Encoding': 'gzip' }),
  });
  response.end(small ? gzipSync(body) : body);
});

server.on('listening', () => {
  console.log(`The demo is ready at http://localhost:${server.address().port}`);
});
// Browsers keep the demo's data by address, so the port stays the same if it is free.
server.on('error', (error) => {
  if (error.code !== 'EADDRINUSE' || process.env.PORT) throw error;
  server.listen(0, '127.0.0.1');
});
server.listen(Number(process.env.PORT ?? usualPort), '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
