import { copy } from './copy.ts';

const names: Record<string, string> = copy.actions;

/** The label of an action; an action of an older version is shown as stored. */
export const actionName = (action: string): string => names[action] ?? action;
