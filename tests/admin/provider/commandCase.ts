import type { commands } from '#src/admin/provider/commands.ts';
import type { Person } from '#tests/support/people.ts';
import type { Screens } from '#tests/support/screens.tsx';

/** The back end, a signed-in staff member and an investor. */
export interface Stage extends Pick<Screens, 'backend'> {
  grace: Person;
  ada: Person;
}

export interface CommandCase {
  name: keyof typeof commands;
  /** Prepares the data; the result runs the command, as often as it is called. */
  ready: (stage: Stage) => Promise<() => Promise<{ message: string }>>;
  done: string | RegExp;
  /** The conflict of a second run; undefined where it succeeds too. */
  again?: string | RegExp;
  refusal?: { status: number; message: string };
}
