import { messages } from '#contract/messages.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { answerTo } from '#server/platform/http/errors.ts';
import { broadcast } from './broadcast.ts';
import type { Demo } from './demo.ts';
import { currentDemo, forgetDemo } from './lifecycle.ts';
import type { FetchEvent } from './scope.ts';

const saveSoonMs = 200;
let savingSoon: Promise<void> | undefined;

/** Answers a call of a page by the product's own app; what it changed is safe before it is answered. */
export async function answerCall(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const demo = await currentDemo();
  if (!demo) return refuse(messages.unavailable);
  const response = await demo.fetch(request);
  if (request.method === 'GET') {
    event.waitUntil(saveSoon(demo));
    return response;
  }
  try {
    await demo.save();
  } catch {
    // What could not be kept must not be shown either: the next call opens what was kept.
    await forgetDemo();
    return refuse(messages.diskShort);
  }
  if (response.ok) event.waitUntil(broadcast({ kind: 'changed' }, clientId));
  return response;
}

/** Reading leaves traces as well, such as a quote; many reads share one save. */
function saveSoon(demo: Demo): Promise<void> {
  savingSoon ??= new Promise((later) => setTimeout(later, saveSoonMs))
    .then(() => {
      savingSoon = undefined;
      return demo.save();
    })
    .catch(() => forgetDemo());
  return savingSoon;
}

function refuse(sentence: string): Response {
  return answerTo(new ApiError('unavailable', sentence), crypto.randomUUID(), () => {});
}
