/** The query key of the balance over time; invalidate it after money has moved. */
export const historyKey = ['balance-history'] as const;
