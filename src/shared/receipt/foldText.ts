/** A text in which a code is found however its lines are broken. */
export const foldText = (text: string): string => text.replace(/\s/g, '').toLowerCase();
