import { events } from '#contract/events.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { openStream } from './stream.ts';

export const eventRoutes: Route[] = [
  serve(events.stream, ({ ports, user, lastEventId }) => openStream(ports, user, lastEventId)),
];
