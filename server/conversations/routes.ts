import type { Route } from '#server/platform/http/serve.ts';
import { markRead, readConversation } from './read.ts';
import { writeMessage } from './write.ts';

export const conversationRoutes: Route[] = [readConversation, writeMessage, markRead];
