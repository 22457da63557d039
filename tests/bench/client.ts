import { connect, type Socket } from 'node:net';

export interface BenchReply {
  header(name: string): string | undefined;
  body(): string;
}

export interface Content {
  type: string;
  bytes: Uint8Array;
}

/** The bytes of a form as they are sent. */
export const contentOf = async (response: Response): Promise<Content> => ({
  type: response.headers.get('Content-Type') ?? '',
  bytes: new Uint8Array(await response.arrayBuffer()),
});

const headEnd = '\r\n\r\n';

/**
 * A client with keep-alive and one user's token. It implements only the HTTP that our answers need,
 * so that the load costs much less than the server. Errors: any other status than 200.
 */
export function openClient(url: string, token: string) {
  const { hostname, port } = new URL(url);
  const idle: Connection[] = [];
  const all: Connection[] = [];
  const open = (): Connection => {
    const connection = openConnection(connect(Number(port), hostname));
    all.push(connection);
    return connection;
  };
  const send = async (method: string, path: string, content?: Content): Promise<BenchReply> => {
    // The server closes connections that were idle for some seconds.
    let connection = idle.pop();
    while (connection && !connection.isOpen()) connection = idle.pop();
    connection ??= open();
    const lines = [
      `${method} ${path} HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: Bearer ${token}`,
      ...(content
        ? [`Content-Type: ${content.type}`, `Content-Length: ${content.bytes.length}`]
        : []),
    ];
    const head = Buffer.from(lines.join('\r\n') + headEnd);
    const answer = await connection.send(head, content?.bytes);
    idle.push(connection);
    if (!answer.head.startsWith('HTTP/1.1 200 ')) {
      throw new Error(`${path}: ${answer.head} ${answer.body}`);
    }
    return {
      header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(answer.head)?.[1]?.trim(),
      body: () => answer.body.toString(),
    };
  };
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, content?: Content) => send('POST', path, content),
    close: () => {
      for (const { close } of all) close();
    },
  };
}

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
  isOpen(): boolean;
  send(head: Uint8Array, content?: Uint8Array): Promise<Answer>;
  close(): void;
}

function openConnection(socket: Socket): Connection {
  let received = Buffer.alloc(0);
  let settle: Settle | undefined;
  socket.setNoDelay();
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = completeAnswer(received);
    if (!answer) return;
    received = Buffer.alloc(0);
    settle?.resolve(answer);
  });
  socket.on('error', (cause) => settle?.reject(cause));
  socket.on('close', () => settle?.reject(new Error('The server closed the connection.')));
  return {
    send: (head, content) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(content ? Buffer.concat([head, content]) : head);
      }),
    isOpen: () => !socket.destroyed && socket.writable,
    close: () => socket.destroy(),
  };
}

/** Undefined until all bytes have arrived. Errors: no Content-Length. */
function completeAnswer(received: Buffer): Answer | undefined {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  if (length === undefined) throw new Error(`An answer without its length: ${head}`);
  const start = end + headEnd.length;
  if (received.length < start + Number(length)) return undefined;
  return { head, body: received.subarray(start) };
}
