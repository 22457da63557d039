import { chromiumEngine } from './chromium.ts';
import { firefoxEngine } from './firefox.ts';
import { webkitEngine } from './webkit.ts';

const engines = [chromiumEngine, firefoxEngine, webkitEngine] as const;

/** The engines of this machine. */
export const installed = engines.filter(({ lack }) => lack === undefined);

/** A line for each engine that is not installed here. */
export const missing = engines.flatMap(({ name, lack }) =>
  lack === undefined ? [] : [`${name} is left out, because it is not installed. ${lack}`],
);
