/** The query key of the years of a statement; invalidate it after money has moved. */
export const yearsKey = ['statement', 'years'] as const;
