/** An address or a transaction id in groups of four from its start, as most wallets show it. */
export const codeGroups = (code: string): string[] => code.match(/.{1,4}/gs) ?? [];
