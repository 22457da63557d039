import { calls } from '#contract/calls.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { callApi } from '#tests/support/caller.ts';
import { staff } from '#tests/support/people.ts';
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

/** The commands of the rules of approvals. */
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
    name: 'approveRule',
    ready: async (stage) => {
      const id = await proposed(stage, 'alan');
      return () => commands.approveRule({ id });
    },
    done: /^The rule applies from/,
    again: 'This rule is approved.',
  },
  {
    name: 'withdrawRule',
    ready: async (stage) => {
      const id = await proposed(stage, 'grace');
      return () => commands.withdrawRule({ id });
    },
    done: 'Proposal withdrawn.',
    again: 'This rule is withdrawn.',
  },
];
