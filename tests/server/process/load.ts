import { calls } from '#contract/calls.ts';
import { type Answered, make, type Reachable } from '#tests/support/caller.ts';
import { investorPassword, type Person, randomTxid } from '#tests/support/people.ts';

/** What the server has answered 200 to: all of it must outlive whatever happens next. */
export interface Written {
  userNames: Set<string>;
  depositIds: Set<string>;
  confirmedIds: Set<string>;
}

/** Nothing written yet. */
export const nothingWritten = (): Written => ({
  userNames: new Set(),
  depositIds: new Set(),
  confirmedIds: new Set(),
});

/** Clients that write without a pause, until the server is gone. */
export interface Load {
  /** Resolves when so many writes were answered. */
  answered(count: number): Promise<void>;
  /** Tells the clients that the server is about to be killed: only from now on may calls fail. */
  expectDeath(): void;
  /** Resolves when the last client has noticed. */
  over: Promise<unknown>;
}

/** Registers, deposits and confirms continuously; `name` keeps user names apart. */
export function startLoad(
  server: Reachable,
  name: string,
  { ada, grace }: { ada: Person; grace: Person },
  written: Written,
): Load {
  let dying = false;
  let count = 0;
  let wake = () => {};

  const note = <C>({ status, problem }: Answered<C>, into: Set<string>, key: string) => {
    if (status !== 200) throw new Error(`Refused under load: ${status} ${problem.message}`);
    into.add(key);
    count += 1;
    wake();
  };

  const register = async (turn: number) => {
    const userName = `${name}-${turn}`;
    const body = {
      userName,
      fullName: userName,
      email: `${userName}@investor.example`,
      password: investorPassword,
      confirmPassword: investorPassword,
    };
    note(await make(server, calls.auth.signUp, { body }), written.userNames, userName);
  };

  const depositAndConfirm = async () => {
    const made = await make(server, calls.deposits.create, {
      token: ada.token,
      body: { amount: '50', coin: 'BTC', txid: randomTxid() },
    });
    const depositId = made.reply.data?._id ?? '';
    note(made, written.depositIds, depositId);
    const confirmed = await make(server, calls.deposits.confirm, {
      token: grace.token,
      params: { depositId },
      body: {},
    });
    note(confirmed, written.confirmedIds, depositId);
  };

  const untilDeath = async (work: (turn: number) => Promise<void>) => {
    try {
      for (let turn = 0; ; turn += 1) await work(turn);
    } catch (error) {
      if (!dying || !(error instanceof TypeError)) throw error;
    }
  };

  return {
    answered: (least) =>
      new Promise((resolve) => {
        wake = () => {
          if (count >= least) resolve();
        };
        wake();
      }),
    expectDeath: () => {
      dying = true;
    },
    over: Promise.all([register, depositAndConfirm, depositAndConfirm].map(untilDeath)),
  };
}
