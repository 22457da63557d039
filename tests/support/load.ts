import { calls } from '#contract/calls.ts';
import { type Answered, callApi, type Reachable } from './caller.ts';
import { type Keyed, type KeyedDeposit, keyedConfirm, keyedDeposit } from './idempotentRequests.ts';
import { investorPassword, type Person } from './people.ts';

/** Everything that the server has answered with 200; it must survive a crash. */
export interface Written {
  userNames: Set<string>;
  depositIds: Set<string>;
  confirmedIds: Set<string>;
  /** Requests with a key, answered or not. */
  deposits: KeyedDeposit[];
  confirms: Keyed[];
}

export const nothingWritten = (): Written => ({
  userNames: new Set(),
  depositIds: new Set(),
  confirmedIds: new Set(),
  deposits: [],
  confirms: [],
});

/** Clients that write continuously until they are stopped or the server has ended. */
export interface Load {
  /** Resolves after `count` more answered writes; rejects when the load has failed. */
  answered(count: number): Promise<void>;
  /** Call it before killing the server: from now on calls may fail. */
  expectDeath(): void;
  /** Stops the clients after their current call. */
  stop(): Promise<void>;
  /** Resolves when the last client has ended. */
  over: Promise<unknown>;
}

/** Registers, deposits and confirms continuously; `name` keeps user names apart. */
export function startLoad(
  server: Reachable,
  name: string,
  { ada, grace }: { ada: Person; grace: Person },
  written: Written,
): Load {
  let stage: 'on' | 'dying' | 'stopped' = 'on';
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
    note(await callApi(server, calls.auth.signUp, { body }), written.userNames, userName);
  };

  const depositAndConfirm = async () => {
    const wanted = keyedDeposit(ada);
    written.deposits.push(wanted);
    const made = await wanted.send(server);
    const depositId = made.reply.data?._id ?? '';
    note(made, written.depositIds, depositId);
    wanted.reply = made.reply;
    const decision = keyedConfirm(grace, depositId);
    written.confirms.push(decision);
    const confirmed = await decision.send(server);
    note(confirmed, written.confirmedIds, depositId);
    decision.reply = confirmed.reply;
  };

  const untilTheEnd = async (work: (turn: number) => Promise<void>) => {
    try {
      for (let turn = 0; stage !== 'stopped'; turn += 1) await work(turn);
    } catch (error) {
      if (stage !== 'dying' || !(error instanceof TypeError)) throw error;
    }
  };

  const over = Promise.all([register, depositAndConfirm, depositAndConfirm].map(untilTheEnd));
  return {
    answered: async (more) => {
      const least = count + more;
      const enough = new Promise<void>((resolve) => {
        wake = () => {
          if (count >= least) resolve();
        };
        wake();
      });
      await Promise.race([enough, over]);
    },
    expectDeath: () => {
      stage = 'dying';
    },
    stop: async () => {
      stage = 'stopped';
      await over;
    },
    over,
  };
}
