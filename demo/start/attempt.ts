import { part } from './part.ts';

/** Runs work, and shows its error on the page. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    const element = part('problem');
    element.textContent = error instanceof Error ? error.message : String(error);
    element.hidden = false;
    return undefined;
  }
}
