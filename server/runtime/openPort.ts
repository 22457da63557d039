import type { Server } from 'node:http';

/**
 * Lets a server listen, and gives the port that it got. `setting` is what the operator may change.
 * Errors: one sentence when the port is in use or forbidden.
 */
export async function openPort(
  server: Server,
  port: number,
  host: string,
  setting: 'PORT' | 'METRICS_PORT',
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(portProblem(error, port, host, setting)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function portProblem(
  { code }: NodeJS.ErrnoException,
  port: number,
  host: string,
  setting: string,
): Error {
  if (code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is in use: stop the other program or set ${setting} to another.`,
    );
  }
  if (code === 'EACCES') {
    return new Error(`Port ${port} may not be opened: set ${setting} to one above 1023.`);
  }
  return new Error(
    `Cannot listen on ${host}:${port} (${code}): check ${setting.replace('PORT', 'HOST')} and ${setting}.`,
  );
}
