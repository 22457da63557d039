/**
 * An address or a transaction id in groups of four from its start, as most wallets show it. The first
 * one keeps its 0x, so that the last one is whole.
 */
export const codeGroups = (code: string): string[] => code.match(/^0x.{1,4}|.{1,4}/gs) ?? [];
