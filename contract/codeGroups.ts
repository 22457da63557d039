/** An address or a transaction id as people compare it, in groups of four. */
export const codeGroups = (code: string): string[] => code.match(/.{1,4}/gs) ?? [];
