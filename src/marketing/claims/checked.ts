/** The approval of the claims, with its day. */
export const checked = { date: '2026-11-23', approvedBy: 'the editor of this site' };
