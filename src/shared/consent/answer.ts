/** Where the visitor's answer about outside content is kept (S-332). */
export const consentKey = 'consent';

/** What a visitor may answer. */
export type Answer = 'granted' | 'refused';

/** The answer given before; a browser that forbids storage has given none. */
export function keptAnswer(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}

/** Keeps the answer; where storage is forbidden it lasts as long as the page. */
export function keepAnswer(answer: string): void {
  try {
    localStorage.setItem(consentKey, answer);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
  }
}

/** Whether outside content opens without a question: the operator's mode and the answer decide. */
export function opensAtOnce(mode: string, answer: string | null): boolean {
  return mode === 'on' ? answer !== 'refused' : mode === 'consent' && answer === 'granted';
}
