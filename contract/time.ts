export const dayMs = 24 * 60 * 60_000;

/** The day of a moment in UTC: '2026-11-22'. */
export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);
