import { connect, type Socket } from 'node:net';

/** What a server answered; refusals are failures of the bench. */
export interface Got {
  /** One header's value, by its name in lower case. */
  header(name: string): string | undefined;
  body(): string;
}

/** What a request carries, made before it is measured. */
export interface Content {
  type: string;
  bytes: Uint8Array;
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
  const send = async (method: string, path: string, sent?: Content): Promise<Got> => {
    const connection = idle.pop() ?? open();
    const lines = [
      `${method} ${path} HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: Bearer ${token}`,
      ...(sent ? [`Content-Type: ${sent.type}`, `Content-Length: ${sent.bytes.length}`] : []),
    ];
    const got = await connection.ask(Buffer.from(lines.join('\r\n') + headEnd), sent?.bytes);
    idle.push(connection);
    if (!got.head.startsWith('HTTP/1.1 200 ')) throw new Error(`${path}: ${got.head} ${got.body}`);
    return {
      header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(got.head)?.[1]?.trim(),
      body: () => got.body.toString(),
    };
  };
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, sent?: Content) => send('POST', path, sent),
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
  ask(head: Uint8Array, content?: Uint8Array): Promise<Answer>;
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
    ask: (head, content) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(content ? Buffer.concat([head, content]) : head);
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
