import { useSummary } from './useSummary.ts';

/** How many messages of ours the investor has not read. */
export const useNewsCount = (): number =>
  useSummary().data?.questions.reduce((sum, { unread }) => sum + unread, 0) ?? 0;
