import { auth } from '#contract/auth.ts';
import { events } from '#contract/events.ts';
import { backendPath } from '#contract/host.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { errorResponse } from '#server/platform/http/errors.ts';
import { broadcast } from './broadcast.ts';
import { followGuide } from './guide.ts';
import { closeDemo, currentDemo } from './lifecycle.ts';
import { type FetchEvent, scope } from './scope.ts';
import type { Demo } from './startDemo.ts';

const streamPath = backendPath + events.stream.path;
const signInPath = backendPath + auth.signIn.path;
// After a sign-in, the time in which the browser asks for the page and begins to load its scripts.
const saveSoonMs = 200;
let savingSoon: Promise<void> | undefined;

/** A change is saved before its answer is sent, but a sign-in, which can be done again. */
export async function answerCall(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  // A stream would keep the worker running; pages poll, and a `broadcast` shows changes.
  if (new URL(request.url).pathname === streamPath) return new Response(null, { status: 204 });
  const demo = await currentDemo();
  if (!demo) return unavailable(platformMessages.unavailable);
  const response = await demo.fetch(request);
  if (request.method === 'GET' || new URL(request.url).pathname === signInPath) {
    event.waitUntil(showGuide(demo, event, response));
    event.waitUntil(saveSoon(demo));
    return response;
  }
  try {
    await demo.save();
  } catch {
    // Do not show a change that could not be saved: the next call opens the stored state.
    await closeDemo();
    return unavailable(platformMessages.diskShort);
  }
  event.waitUntil(showGuide(demo, event, response.clone()));
  if (response.ok) event.waitUntil(broadcast({ kind: 'changed' }, clientId));
  return response;
}

/** Ticks the step of the guide that this call completes, in all tabs. */
async function showGuide(demo: Demo, event: FetchEvent, response: Response): Promise<void> {
  const { request, clientId } = event;
  if (demo.state().contents === 'empty') return;
  const isVisible = (await scope.clients.get(clientId))?.visibilityState === 'visible';
  const { guide } = demo.state();
  const next = await followGuide(guide, { request, response, isVisible });
  if (next === guide) return;
  await demo.setGuide(next);
  await broadcast({ kind: 'state', state: demo.state() });
}

/** Saves after reads too, because some write, such as a quote; many reads share one save. */
function saveSoon(demo: Demo): Promise<void> {
  savingSoon ??= new Promise((later) => setTimeout(later, saveSoonMs))
    .then(() => {
      savingSoon = undefined;
      return demo.save();
    })
    .catch(() => closeDemo());
  return savingSoon;
}

function unavailable(message: string): Response {
  return errorResponse(new ApiError('unavailable', message), crypto.randomUUID(), () => {});
}
