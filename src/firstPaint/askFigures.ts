import type { FirstAnswers, FirstQuestions } from '#src/investor/firstAnswers/firstAnswers.ts';
import { readRoot } from '#src/shared/session/storedSession.ts';
import { drawFigures } from './drawFigures.ts';

/** Where each answer comes from; `{userId}` is the visitor. */
export type FigureAddresses = Readonly<Record<keyof FirstAnswers, string>>;

/** Asks for the figures of the overview while the page still loads, and draws them into its frame. */
export function askFigures(addresses: FigureAddresses): void {
  const { token, user } = readRoot();
  if (!user || user.isAdmin) return;
  const init = { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } };
  const read = async ([name, address]: [string, string]) => {
    const { ok, headers, body } = await answered(address.replace('{userId}', user._id), init);
    if (!ok) throw new Error(name);
    return [name, { headers, body }] as const;
  };
  const answers = Promise.all(Object.entries(addresses).map(read));
  const keep = (all: Awaited<typeof answers>) => {
    questions.answers = Object.fromEntries(all) as unknown as FirstAnswers;
  };
  // The app asks for what is not there, and shows what is wrong.
  const leave = () => undefined;
  const questions: FirstQuestions = {
    token,
    askedMs: Date.now(),
    ended: answers.then(keep, leave),
  };
  globalThis.firstQuestions = questions;
  drawn = Promise.all([questions.ended, parsed()]).then(() => {
    if (questions.answers) drawFigures(questions.answers);
  });
}

const waitMsMax = 1000;
let drawn = Promise.resolve();

/** Calls after the paint of the figures, whose answers need not share a slow line with the scripts. */
export function afterFigures(next: () => void): void {
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, waitMsMax));
  void Promise.race([drawn, tooLate]).then(() => requestAnimationFrame(() => setTimeout(next)));
}

async function answered(address: string, init: RequestInit) {
  const response = await fetch(address, init);
  return { ok: response.ok, headers: response.headers, body: await response.json() };
}

const parsed = async () => {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
};
