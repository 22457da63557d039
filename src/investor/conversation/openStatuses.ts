/** Until a decision or payment: only then we wait for an answer. */
export const openStatuses: readonly string[] = ['pending', 'requested', 'approved'];
