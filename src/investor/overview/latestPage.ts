/** The newest transactions, as the overview asks for them. */
export const latestPage = { pageSize: 7 } as const;
