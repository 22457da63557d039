import type { BodyOf, Call, ParamsOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type Backend, staffPassword, startBackend } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import { emptyTables } from '#tests/support/engines.ts';
import { addWallet, investor, investorPassword, signIn } from '#tests/support/people.ts';
import type { Run } from './drafts.ts';
import { type Oracle, openOracle, type Subject } from './oracle.ts';

const openingDollars = '5000';

/** Staff, the investor and what was asked, beside the oracle. */
export interface Scene {
  backend: Backend;
  oracle: Oracle;
  staffIds: string[];
  ownerId: string;
  subjects: Subject[];
  moved: string[];
  now(): number;
  /** As a member of staff, or the investor; they sign in again after a pause. */
  call<C extends Call<string>>(who: number | 'ada', call: C, sent: Parts<C>): Promise<Answer>;
}

interface Parts<C> {
  params?: ParamsOf<C>;
  body?: BodyOf<C>;
}

interface Answer {
  isDone: boolean;
  message: string;
}

/** Empties the database and lets people in. */
export async function openScene(db: Db, duties: Run['staff']): Promise<Scene> {
  await emptyTables(db);
  const backend = await startBackend({ db });
  const staffIds: string[] = [];
  for (const [index, held] of duties.entries()) {
    staffIds.push(await backend.addStaff(`staff${index}`, held));
  }
  const owner = await investor(backend);
  const first = await signIn(backend, 'staff0', staffPassword);
  await addWallet(backend, first);
  const opening = await callApi(backend, calls.users.adjust, {
    token: first.token,
    params: { userId: owner.user._id },
    body: { status: 'Credit', amount: openingDollars, reason: 'Opening' },
  });
  if (opening.status !== 200) throw new Error(opening.problem.message);
  const rows = await db.selectFrom('adjustments').select('id').execute();
  const tokens = new Map<string, string>();
  const tokenOf = async (name: string, password: string) => {
    const known = tokens.get(name);
    if (known) return known;
    const body = { userName: name, password };
    const { status, reply } = await callApi(backend, calls.auth.signIn, { body });
    // Suspended staff go on with a token that ended.
    const token = status === 200 ? reply.token : 'none';
    tokens.set(name, token);
    return token;
  };
  return {
    backend,
    oracle: openOracle(duties),
    staffIds,
    ownerId: owner.user._id,
    subjects: [],
    moved: rows.map(({ id }) => id),
    now: () => backend.clock.now().getTime(),
    call: async (who, call, sent) => {
      const name = who === 'ada' ? 'ada' : `staff${who}`;
      const send = async () => {
        const token = await tokenOf(name, who === 'ada' ? investorPassword : staffPassword);
        return callApi(backend, call, { ...sent, token } as never);
      };
      let answer = await send();
      if (answer.status === 401) {
        tokens.delete(name);
        answer = await send();
      }
      const { status, problem } = answer;
      if (status >= 500) throw new Error(`${call.path} answered ${status}: ${problem.message}`);
      const { message } = (status === 200 ? answer.reply : problem) as { message: string };
      return { isDone: status === 200, message };
    },
  };
}
