import { setTimeout as pause } from 'node:timers/promises';
import type { Answered } from '#tests/support/caller.ts';
import { grace as credentials } from '#tests/support/installation.ts';
import { fund, investor, type Person, signIn } from '#tests/support/people.ts';
import { everyday, type Kind, type Served, worksOf } from './everyday.ts';

/** An answered call, and when it was sent, in milliseconds since the start of the load. */
export interface Timed {
  readonly kind: string;
  readonly sentMs: number;
  readonly tookMs: number;
}

/** Each window has a new investor and a new sign-in of staff, so that all windows have the same work. */
interface Pace {
  perSecond: number;
  lengthMs: number;
  windowMs: number;
}

/** Answers of a server that has too little of the machine: try again, or a smaller picture. */
const busy = [503, 429, 413];

/**
 * Everyday calls of investors and staff, at an even pace, also while answers are slow: those that were
 * answered, and the refusals for want of time. Errors: a call is answered by anything else.
 */
export async function mixedLoad(
  server: Served,
  { perSecond, lengthMs, windowMs }: Pace,
): Promise<{ timed: Timed[]; refused: string[] }> {
  const timed: Timed[] = [];
  const refused: string[] = [];
  const started = performance.now();
  const time = async <C>(kind: string, work: () => Promise<Answered<C>>) => {
    const sent = performance.now();
    const { status, problem, reply } = await work();
    const answer = `${kind}: ${status} ${problem?.message}`;
    if (busy.includes(status)) throw new Refused(answer);
    if (status !== 200) throw new Error(answer);
    timed.push({ kind, sentMs: sent - started, tookMs: performance.now() - sent });
    return reply;
  };
  const works = worksOf(server, time);
  const running = new Set<Promise<unknown>>();
  let failure: unknown;
  let people: { ada: Person; grace: Person } | undefined;
  let enteredMs = 0;
  for (let turn = 0; performance.now() - started < lengthMs; turn += 1) {
    if (!people || performance.now() - enteredMs >= windowMs) {
      enteredMs = performance.now();
      people = await entered(server, turn);
    }
    const kind = everyday[turn % everyday.length] as Kind;
    const work = works[kind]({ ...people, turn });
    running.add(work);
    work
      .catch((error: unknown) => {
        // The server may close an idle connection while a call is on its way.
        if (error instanceof Refused || error instanceof TypeError) refused.push(error.message);
        else failure ??= error;
      })
      .finally(() => running.delete(work));
    await pause(1000 / perSecond);
    if (failure) throw failure;
  }
  await Promise.allSettled(running);
  return { timed, refused };
}

class Refused extends Error {}

/** A busy server may refuse them too: then others enter. */
async function entered(
  server: Served,
  turn: number,
  tries = 0,
): Promise<{ ada: Person; grace: Person }> {
  try {
    return await enter(server, `ada-${turn}-${tries}`);
  } catch (error) {
    if (tries === 5) throw error;
    await pause(2_000);
    return entered(server, turn, tries + 1);
  }
}

async function enter(server: Served, userName: string) {
  const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
  const ada = await investor(server, userName, { reader: grace });
  await fund(server, ada, grace);
  return { grace, ada };
}
