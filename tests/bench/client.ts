import { connect, type Socket } from 'node:net';

/** What a server answered; refusals are failures of the bench. */
export interface Got {
  /** One header's value, by its name in lower case. */
  header(name: string): string | undefined;
  body(): string;
}

const headEnd = '\r\n\r\n';

/**
 * A client that keeps its connections open, and asks with one staff member's token. It speaks only
 * as much HTTP as our answers need: a load that costs what the server costs measures itself.
 */
export function openClient(url: string, token: string) {
  const { hostname, port } = new URL(url);
  const idle: Connection[] = [];
  const all: Connection[] = [];
  const open = (): Connection => {
    const opened = openConnection(connect(Number(port), hostname));
    all.push(opened);
    return opened;
  };
  return {
    async get(path: string): Promise<Got> {
      const connection = idle.pop() ?? open();
      const lines = [`GET ${path} HTTP/1.1`, `Host: ${hostname}`, `Authorization: Bearer ${token}`];
      const got = await connection.ask(lines.join('\r\n') + headEnd);
      idle.push(connection);
      if (!got.head.startsWith('HTTP/1.1 200 ')) throw new Error(`${path}: ${got.head}`);
      return {
        header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(got.head)?.[1]?.trim(),
        body: () => got.body.toString(),
      };
    },
    close: () => {
      for (const { close } of all) close();
    },
  };
}

/** A client of one server. */
export type BenchClient = ReturnType<typeof openClient>;

interface Answer {
  head: string;
  body: Buffer;
}

interface Settle {
  resolve(answer: Answer): void;
  reject(cause: Error): void;
}

interface Connection {
  ask(request: string): Promise<Answer>;
  close(): void;
}

function openConnection(socket: Socket): Connection {
  let received = Buffer.alloc(0);
  let settle: Settle | undefined;
  socket.setNoDelay();
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = wholeAnswer(received);
    if (!answer) return;
    received = Buffer.alloc(0);
    settle?.resolve(answer);
  });
  socket.on('error', (cause) => settle?.reject(cause));
  socket.on('close', () => settle?.reject(new Error('The server closed the connection.')));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/** The answer once all of it has come; its length must be announced. */
function wholeAnswer(received: Buffer): Answer | undefined {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  if (length === undefined) throw new Error(`An answer without its length: ${head}`);
  const start = end + headEnd.length;
  if (received.length < start + Number(length)) return undefined;
  return { head, body: received.subarray(start) };
}
