import type { Route } from '#server/platform/http/serve.ts';
import { closeAlarm } from './close.ts';
import { listAlarms } from './list.ts';

export const alarmRoutes: Route[] = [listAlarms, closeAlarm];
