/** Narrow screens, and those that a finger touches. */
export const touch = '@media (max-width: 719.95px), (pointer: coarse)';
