import { backendPath } from '#contract/host.ts';
import { appPages, publicPages } from '#contract/pages.ts';
import type { DayChanges, DemoCommand, OnProgress, Report } from '#demo/protocol.ts';
import { broadcast } from './broadcast.ts';
import { answerCall } from './calls.ts';
import { currentDemo, ensureDemo, resetDemo } from './lifecycle.ts';
import { scope } from './scope.ts';
import type { Demo } from './startDemo.ts';

scope.addEventListener('install', (event) => {
  // Scripts of a page need not wait for a query that is running here.
  void event.addRoutes?.({ condition: { urlPattern: '/assets/*' }, source: 'network' });
  event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== scope.location.origin) return;
  if (pathname.startsWith(`${backendPath}/`)) event.respondWith(answerCall(event));
  else if (event.request.mode === 'navigate') event.respondWith(openPage(event.request));
});

scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (!port) return;
  event.waitUntil(
    runCommand(event.data as DemoCommand, (report: Report) => port.postMessage(report)),
  );
});

async function runCommand(command: DemoCommand, report: (report: Report) => void): Promise<void> {
  try {
    const { demo, changes } = await execute(command, (step, share) =>
      report({ kind: 'step', step, share }),
    );
    const state = demo.state();
    report({ kind: 'done', state, ...(changes && { changes }) });
    await broadcast({ kind: 'state', state });
  } catch (error) {
    report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

interface Executed {
  demo: Demo;
  changes?: DayChanges;
}

async function execute(command: DemoCommand, onProgress: OnProgress): Promise<Executed> {
  if (command.kind === 'open') return { demo: await ensureDemo(command.contents, onProgress) };
  if (command.kind === 'reset') return { demo: await resetDemo(command.contents, onProgress) };
  const demo = await currentDemo();
  if (!demo) throw new Error('This browser has no demo. Open the first page to make one.');
  return { demo, changes: await demo.advance(command.byMs) };
}

const patterns = appPages.map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`));

const shell = '/user.html';

/** For addresses that the static host does not find, such as the page of one record. */
async function openPage(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status !== 404) return answer;
  const path = new URL(request.url).pathname.replace(/(.)\/+$/, '$1');
  const file = await fileOf(path);
  return file ?? answer;
}

async function fileOf(path: string): Promise<Response | undefined> {
  const isPublic = (publicPages as readonly string[]).includes(path);
  const isApp = patterns.some((pattern) => pattern.test(path));
  if (!isPublic && !isApp) return undefined;
  for (const file of [`${path}.html`, ...(isApp ? [shell] : [])]) {
    const found = await fetch(file);
    // A navigation rejects a redirected response, so copy it.
    if (found.ok) return new Response(found.body, { headers: found.headers });
  }
  return undefined;
}
