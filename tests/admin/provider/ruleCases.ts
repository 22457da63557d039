import type { ProposalKind } from '#contract/approvals.ts';
import { calls } from '#contract/calls.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { callApi } from '#tests/support/caller.ts';
import { addApp } from '#tests/support/factor/secondFactor.ts';
import { chainPayment, chainRead } from '#tests/support/nodes/chainPayment.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { openDay } from '#tests/support/nodes/openDay.ts';
import { raiseQuietAlarm } from '#tests/support/nodes/raiseAlarm.ts';
import { randomEther, staff } from '#tests/support/people.ts';
import { proposeDirectly } from '#tests/support/proposals.ts';
import type { CommandCase, Stage } from './commandCase.ts';

const twoForRules = { kind: 'rule', approvals: 2 } as const;
const twoForWithdrawals = { kind: 'withdrawal', fromUsd: '1000', approvals: 2 } as const;

/** A proposal of alan or of grace, that one more person must approve. */
async function proposed({ backend, grace }: Stage, by: 'alan' | 'grace'): Promise<string> {
  const alan = await staff(backend, 'alan');
  await commands.proposeRule(twoForRules);
  const { token } = by === 'alan' ? alan : grace;
  await callApi(backend, calls.approvals.proposeRule, { token, body: twoForWithdrawals });
  const { data } = (await callApi(backend, calls.approvals.rules, {})).reply;
  return data.find(({ status }) => status === 'proposed')?._id ?? '';
}

/** A proposal of alan that the approval of grace completes. */
async function waiting({ backend, ada }: Stage, kind: ProposalKind): Promise<string> {
  const alan = await staff(backend, 'alan');
  const userId = kind === 'duty' ? await backend.addStaff('otto') : ada.user._id;
  return proposeDirectly(backend, { kind, userId, by: alan.user._id });
}

/** The commands of approvals. */
export const ruleCases: CommandCase[] = [
  {
    name: 'proposeRule',
    ready: async ({ backend }) => {
      await staff(backend, 'alan');
      return () => commands.proposeRule(twoForWithdrawals);
    },
    done: /^The rule applies from/,
  },
  {
    name: 'proposePreset',
    ready: async ({ backend }) => {
      await staff(backend, 'alan');
      return () => commands.proposePreset({ preset: 'two-people' });
    },
    done: /^All of them apply from/,
    again: 'These rules are in force or proposed already.',
  },
  {
    name: 'approveRule',
    ready: async (stage) => {
      const id = await proposed(stage, 'alan');
      return () => commands.approveRule({ id });
    },
    done: /^The rule applies from/,
    again: 'This rule is approved.',
  },
  {
    name: 'withdrawProposal',
    ready: async (stage) => {
      const id = await proposed(stage, 'grace');
      return () => commands.withdrawProposal({ kind: 'rule', id });
    },
    done: 'Proposal withdrawn.',
    again: 'This was decided before.',
  },
  {
    name: 'closeReconciliation',
    ready: async ({ backend }) => {
      const id = await openDay(backend);
      return () => commands.closeReconciliation({ id });
    },
    done: 'The day is closed. It never changes.',
    again: 'This day is closed.',
  },
  {
    name: 'makeReconciliation',
    ready: async ({ backend, grace: { token } }) => {
      const body = { walletAdd: randomEther(), walletType: 'eth', ownCoin: true } as const;
      await callApi(backend, calls.wallets.add, { token, body });
      return () => commands.makeReconciliation({ coin: 'ETH' });
    },
    done: /^Ethereum is reconciled once/,
  },
  {
    name: 'closeAlarm',
    ready: async ({ backend }) => {
      const id = await raiseQuietAlarm(backend);
      return () => commands.closeAlarm({ id, note: 'A sweep.' });
    },
    done: /^Approval 1 of 2/,
    again: 'You have approved this. Another person must approve it too.',
  },
  {
    name: 'addAccountKey',
    ready: async () => {
      const key = newAccountKey();
      return () => commands.addAccountKey(key);
    },
    done: 'Wallet Address Updated Successfully!',
    again: 'This key was added before.',
  },
  {
    name: 'claimPayment',
    ready: async ({ backend, ada }) => {
      await chainRead(backend, 3);
      const id = await chainPayment(backend, { rateUsd: '65000' });
      const once = { idempotencyKey: crypto.randomUUID() };
      return () => commands.claimPayment({ id, userId: ada.user._id }, once);
    },
    done: /deposit of \$500.00 made/,
  },
  {
    name: 'approveWallet',
    ready: async (stage) => {
      const id = await waiting(stage, 'wallet');
      return () => commands.approveWallet({ id });
    },
    done: 'Wallet Address Updated Successfully!',
    again: 'This was decided before.',
  },
  {
    name: 'approveAdjustment',
    ready: async (stage) => {
      const id = await waiting(stage, 'adjustment');
      return () => commands.approveAdjustment({ id }, { idempotencyKey: crypto.randomUUID() });
    },
    done: /balance credited by \$1.00/,
    again: 'This was decided before.',
  },
  {
    name: 'approveReversal',
    ready: async (stage) => {
      const id = await waiting(stage, 'reversal');
      return () => commands.approveReversal({ id }, { idempotencyKey: crypto.randomUUID() });
    },
    done: /./,
    again: 'This was decided before.',
  },
  {
    name: 'approveDuty',
    ready: async (stage) => {
      const id = await waiting(stage, 'duty');
      return () => commands.approveDuty({ id });
    },
    done: 'The duties of otto of staff are changed.',
    again: 'This was decided before.',
  },
  {
    name: 'approveReset',
    ready: async (stage) => {
      const id = await waiting(stage, 'reset');
      return () => commands.approveReset({ id });
    },
    done: /is removed on .*, unless someone objects/,
  },
  {
    name: 'proposeReset',
    ready: async ({ backend, ada }) => {
      await addApp(backend, ada);
      const body = { userId: ada.user._id, reason: 'Lost phone' };
      return () => commands.proposeReset(body);
    },
    done: /is removed on .*, unless someone objects/,
    again: 'A reset of this account is proposed already.',
  },
  {
    name: 'object',
    ready: async (stage) => {
      const id = await waiting(stage, 'wallet');
      return () => commands.object({ kind: 'wallet', id, reason: 'Not ours' });
    },
    done: 'Your objection is recorded. Only you can lift it.',
    again: 'You object to this already.',
  },
  {
    name: 'liftObjection',
    ready: async (stage) => {
      const id = await waiting(stage, 'wallet');
      await commands.object({ kind: 'wallet', id, reason: 'Not ours' });
      return () => commands.liftObjection({ kind: 'wallet', id });
    },
    done: 'Objection lifted.',
    again: 'You do not object to this.',
  },
];
