import { useIsLive } from './useEvents.ts';

/** How often an investor's screen is read again: seldom while events arrive. */
export const usePollMs = (): number => (useIsLive() ? 60_000 : 5_000);
