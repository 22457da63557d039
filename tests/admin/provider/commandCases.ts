import { stepGone } from '#server/prices/level.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { addresses, addWallet, fund, randomTxid } from '#tests/support/people.ts';
import { waitingStep } from '#tests/support/priceStep.ts';
import { requestWithdrawal } from '../backOffice.ts';
import type { CommandCase, Stage } from './commandCase.ts';
import { depositCases } from './depositCases.ts';
import { ruleCases } from './ruleCases.ts';

const once = () => ({ idempotencyKey: crypto.randomUUID() });
const reason = 'A reason of the tests.';
const payment = { txid: randomTxid(), coinAmount: '0.00153846' };
type Run = (id: string) => Promise<{ message: string }>;

const adas = ({ ada }: Stage) => ({ id: ada.user._id });

async function withdrawal({ backend, ada, grace }: Stage, approved = false): Promise<string> {
  await fund(backend, ada, grace);
  const id = await requestWithdrawal(backend, ada, '100');
  if (approved) await commands.approveWithdrawal({ id }, once());
  return id;
}

const onWithdrawal = (run: Run, isApproved: boolean) => async (stage: Stage) => {
  const id = await withdrawal(stage, isApproved);
  return () => run(id);
};

/** Every command of staff. */
export const commandCases: CommandCase[] = [
  ...depositCases,
  ...ruleCases,
  {
    name: 'approveWithdrawal',
    ready: onWithdrawal((id) => commands.approveWithdrawal({ id }, once()), false),
    done: /approved/,
    again: 'This withdrawal was approved by grace of staff before.',
  },
  {
    name: 'declineWithdrawal',
    ready: onWithdrawal((id) => commands.declineWithdrawal({ id, reason }, once()), true),
    done: /declined/,
    again: 'This withdrawal was declined by grace of staff before.',
  },
  {
    name: 'startPayment',
    ready: onWithdrawal((id) => commands.startPayment({ id }, once()), true),
    done: /\$[\d.]+ is yours to pay\.$/,
  },
  {
    name: 'stopPayment',
    ready: async (stage) => {
      const id = await withdrawal(stage, true);
      await commands.startPayment({ id }, once());
      return () => commands.stopPayment({ id }, once());
    },
    done: /^Payment stopped/,
    again: 'You are not paying this withdrawal.',
  },
  {
    name: 'payWithdrawal',
    ready: onWithdrawal((id) => commands.payWithdrawal({ id, ...payment }, once()), true),
    done: /paid/,
    again: 'This withdrawal was paid by grace of staff before.',
  },
  {
    name: 'verifyUser',
    ready: async (stage) => () => commands.verifyUser({ ...adas(stage), note: 'Seen.' }),
    done: 'User verified.',
    again: /verified/,
  },
  {
    name: 'unverifyUser',
    ready: async (stage) => {
      await commands.verifyUser(adas(stage));
      return () => commands.unverifyUser({ ...adas(stage), reason });
    },
    done: 'Verification revoked.',
    again: /not verified/,
  },
  {
    name: 'suspendUser',
    ready: async (stage) => () => commands.suspendUser({ ...adas(stage), reason }),
    done: /suspended/,
    again: 'This account is suspended.',
  },
  {
    name: 'unsuspendUser',
    ready: async (stage) => {
      await commands.suspendUser({ ...adas(stage), reason });
      return () => commands.unsuspendUser({ ...adas(stage), reason });
    },
    done: /lifted|open/,
    again: 'This account is active.',
  },
  {
    name: 'endSessions',
    ready: async (stage) => () => commands.endSessions(adas(stage)),
    done: 'Signed out everywhere.',
  },
  {
    name: 'closeUser',
    ready: async (stage) => () => commands.closeUser(adas(stage)),
    done: 'Account closed. Its history is kept.',
    again: 'This account is closed already.',
  },
  {
    name: 'adjustBalance',
    ready: async (stage) => () =>
      commands.adjustBalance({ ...adas(stage), status: 'Credit', amount: '5', reason }, once()),
    done: /^#[0-9A-F]{10}, ada of the tests: balance credited by \$5\.00\.$/,
  },
  {
    name: 'inviteStaff',
    ready: async () => () =>
      commands.inviteStaff({
        fullName: 'Alan of staff',
        userName: 'alan',
        email: 'alan@staff.example',
      }),
    done: /alan@staff\.example/,
    again: 'This username is taken.',
  },
  {
    name: 'inviteAgain',
    ready: async ({ backend }) => {
      const id = await backend.addStaff('alan');
      return () => commands.inviteAgain({ id });
    },
    done: /gets a new link/,
  },
  {
    name: 'setRole',
    ready: async (stage) => () => commands.setRole({ ...adas(stage), role: 'admin' }),
    done: 'ada of the tests is staff from now on.',
    again: 'This is staff already.',
  },
  {
    name: 'setDuties',
    ready: async ({ backend }) => {
      const id = await backend.addStaff('alan');
      return () => commands.setDuties({ id, duties: 'review' });
    },
    done: 'The duties of alan of staff are changed.',
    again: 'These are their duties already.',
  },
  {
    name: 'acceptPrice',
    ready: async ({ backend }) => {
      await waitingStep(backend);
      return () => commands.acceptPrice({ coin: 'BTC', usd: '72800.00' });
    },
    done: 'Bitcoin is quoted at the new price.',
    again: stepGone,
  },
  {
    name: 'addWallet',
    ready: async () => () => commands.addWallet({ walletAdd: addresses.ETH, walletType: 'eth' }),
    done: 'Wallet Address Updated Successfully!',
  },
  {
    name: 'deleteWallet',
    ready: async (stage) => {
      stage.backend.clock.advance(1000);
      const id = await addWallet(stage.backend, stage.grace);
      return () => commands.deleteWallet({ id, next: 'pause' });
    },
    done: /^Wallet Address Deleted Successfully!/,
  },
  {
    name: 'takeSnapshot',
    ready: async ({ backend, ada, grace }) => {
      await fund(backend, ada, grace);
      return () => commands.takeSnapshot();
    },
    done: /^The sum of all balances was taken/,
  },
];
