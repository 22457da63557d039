import type { ChainNode, NodeCall, NodeReply } from '#server/platform/chain.ts';

const timeoutMs = 60_000;
const replyBytesMax = 128 * 1024 * 1024;

interface Answer {
  id: number;
  result?: unknown;
  error?: { code?: number; message?: string } | null;
}

/**
 * A node that speaks JSON-RPC. No message names its address, which may hold a password. Errors: an
 * Error when it does not answer in time, refuses the password or sends something else.
 */
export function chainNode(name: string, address: string): ChainNode {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const credentials = btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const headers = {
    'content-type': 'application/json',
    ...(username && { authorization: `Basic ${credentials}` }),
  };

  const send = async (calls: readonly NodeCall[], limitMs: number): Promise<Answer[]> => {
    const body = JSON.stringify(
      calls.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params })),
    );
    const signal = AbortSignal.timeout(limitMs);
    const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const;
    const response = await fetch(url, request).catch((error: unknown) => {
      throw new Error(`The node does not answer (${causeOf(error)}).`);
    });
    if (!response.ok) throw new Error(`The node answered ${response.status}.`);
    return readAnswers(response);
  };

  return {
    name,
    ask: async (calls, limitMs = timeoutMs) => {
      if (calls.length === 0) return [];
      const answers = await send(calls, limitMs);
      // Replies of a batch come in any order.
      const byId = new Map(answers.map((answer) => [answer.id, answer]));
      return calls.map((_, id): NodeReply => {
        const answer = byId.get(id);
        if (!answer) throw new Error('The node left out a reply.');
        const { error, result } = answer;
        if (!error) return { result };
        return { error: { code: error.code ?? 0, message: error.message ?? '' } };
      });
    },
  };
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = (error.cause ?? {}) as { code?: string };
  return code ?? error.name;
}

// Amounts of coin are exact: decimals stay text.
const decimals = /([:[,]\s*)(-?\d+\.\d+(?:[eE][+-]?\d+)?)/g;
const decimalTextMax = 4 * 1024 * 1024;

async function readAnswers(response: Response): Promise<Answer[]> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > replyBytesMax) throw new Error('The reply of the node is too large.');
    parts.push(chunk);
  }
  const text = Buffer.concat(parts).toString('utf8');
  try {
    const exact = length > decimalTextMax ? text : text.replace(decimals, '$1"$2"');
    const answers: unknown = JSON.parse(exact);
    if (Array.isArray(answers) && answers.every(isAnswer)) return answers;
  } catch {
    // The same error as for a reply with another form.
  }
  throw new Error('The reply of the node cannot be read.');
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && typeof (value as Answer).id === 'number';
