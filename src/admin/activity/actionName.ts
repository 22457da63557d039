import { copy } from './copy.ts';

const names: Record<string, string> = copy.actions;

/** What was done, in words; an action without words here is shown as it was written. */
export const actionName = (action: string): string => names[action] ?? action;
