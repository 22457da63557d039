import { backendPath } from '#contract/host.ts';
import type { DemoCommand, Report } from '#demo/protocol.ts';
import { answerCall } from './calls.ts';
import { runCommand } from './commands.ts';
import { openPage } from './navigation.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
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
