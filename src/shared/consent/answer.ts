export const consentKey = 'consent';

export type Answer = 'granted' | 'refused';

/** The stored answer; null where the browser forbids storage. */
export function keptAnswer(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}

/** Stores the answer, where the browser allows storage. */
export function keepAnswer(answer: string): void {
  try {
    localStorage.setItem(consentKey, answer);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
  }
}

/** Whether outside content may load without asking, by the operator's mode and the answer. */
export function opensAtOnce(mode: string, answer: string | null): boolean {
  return mode === 'on' ? answer !== 'refused' : mode === 'consent' && answer === 'granted';
}
