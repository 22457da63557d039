import type { Backend } from '#mocks/backend.ts';
import type { NodeCall, NodeReply } from '#server/platform/chain.ts';

type Answer = (call: NodeCall) => NodeReply | Promise<NodeReply>;

const accepted: NodeReply = { result: [{ allowed: true }] };

/** Connects a node that takes all, or that answers like this; returns the methods that it was asked for. */
export function takingNode(backend: Backend, answer: Answer = () => accepted): string[] {
  const asked: string[] = [];
  const ask = (requests: readonly NodeCall[]) =>
    Promise.all(
      requests.map((request) => {
        asked.push(request.method);
        return answer(request);
      }),
    );
  const nodes = [{ name: '1', ask }];
  Object.assign(backend.ports, { chains: { BTC: { network: 'main', pollMs: 1_000, nodes } } });
  return asked;
}

/** By method. */
export type Replies = Record<string, NodeReply | undefined>;

/** The answers of a node that has these replies at the time; other methods get none. */
export const answerBy =
  (replies: () => Replies): Answer =>
  ({ method }) => {
    const reply = replies()[method];
    if (!reply) throw new Error('The node gives no reply.');
    return reply;
  };
