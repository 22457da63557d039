export interface NodeCall {
  method: string;
  params?: readonly unknown[];
}

export type NodeReply =
  | { result: unknown; error?: undefined }
  | { result?: undefined; error: { code: number; message: string } };

/** A node of a coin's network. */
export interface ChainNode {
  name: string;
  /**
   * Several calls in one request; decimals of a reply are text. Never in a request of a client or a
   * transaction. Errors: an Error when the node gives no reply.
   */
  ask(calls: readonly NodeCall[], limitMs?: number): Promise<NodeReply[]>;
}

/** The nodes of a coin, the main one first. */
export interface Chain {
  /** `main`, `test`, `signet`, `regtest`, or the chain id of Ethereum. */
  network: string;
  pollMs: number;
  nodes: readonly ChainNode[];
}
