import type { News } from '#demo/protocol.ts';
import { scope } from './scope.ts';

/** Tells every open page, but not the one that gave cause for it. */
export async function broadcast(news: News, exceptId = ''): Promise<void> {
  for (const page of await scope.clients.matchAll()) {
    if (page.id !== exceptId) page.postMessage(news);
  }
}
