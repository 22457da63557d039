import type { BroadcastMessage } from '#demo/protocol.ts';
import { scope } from './scope.ts';

export async function broadcast(message: BroadcastMessage, exceptId = ''): Promise<void> {
  for (const page of await scope.clients.matchAll()) {
    if (page.id !== exceptId) page.postMessage(message);
  }
}
