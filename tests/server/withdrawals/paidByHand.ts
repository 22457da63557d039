import { calls } from '#contract/calls.ts';
import { alarmCalls } from '#tests/server/alarms/alarmCalls.ts';
import type { ChainStage } from '#tests/server/chain/stage.ts';
import { callApi } from '#tests/support/caller.ts';

/** Withdrawals of ten dollars in a stage with a node, and their payment by hand. */
export function payments(stage: ChainStage) {
  const { token } = stage.grace;
  const made = alarmCalls(stage.backend, stage.grace);
  const detail = async (id: string) =>
    (await callApi(stage.backend, calls.withdrawals.detail, { token, params: { id } })).reply.data;
  const onChain = async (id: string) => (await detail(id)).onChain;
  const refused = async (...args: Parameters<typeof made.pay>) => {
    const { status, problem } = await made.pay(...args);
    return [status, problem.fields?.note];
  };
  return { ...made, detail, onChain, refused };
}
