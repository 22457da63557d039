import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, callApi } from '#tests/support/caller.ts';
import { grace as credentials, type RunningServer } from '#tests/support/installation.ts';
import { fund, investor, type Person, signIn } from '#tests/support/people.ts';
import { everyday, type Kind, worksOf } from './everyday.ts';

/** An answered call, and when it was sent, in milliseconds since the start of the load. */
export interface Timed {
  readonly kind: string;
  readonly sentMs: number;
  readonly tookMs: number;
}

export type Served = Pick<RunningServer, 'app' | 'url'>;

/** Each window has a new investor and a new sign-in of staff, so that all windows have the same work. */
interface Pace {
  perSecond: number;
  lengthMs: number;
  windowMs: number;
}

/**
 * Everyday calls of investors and staff, at an even pace whatever an answer takes. Errors: a call is
 * answered by anything but 200.
 */
export async function mixedLoad(
  server: Served,
  { perSecond, lengthMs, windowMs }: Pace,
): Promise<Timed[]> {
  const timed: Timed[] = [];
  const started = performance.now();
  const time = async <C>(kind: string, work: () => Promise<Answered<C>>) => {
    const sent = performance.now();
    const { status, problem, reply } = await work();
    if (status !== 200) throw new Error(`${kind}: ${status} ${problem.message}`);
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
      people = await enter(server, `ada-${turn}`);
    }
    const kind = everyday[turn % everyday.length] as Kind;
    const work = works[kind]({ ...people, turn });
    running.add(work);
    work
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => running.delete(work));
    await pause(1000 / perSecond);
    if (failure) throw failure;
  }
  await Promise.all(running);
  return timed;
}

async function enter(server: Served, userName: string) {
  const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
  const ada = await investor(server, userName, { reader: grace });
  await fund(server, ada, grace);
  return { grace, ada };
}
