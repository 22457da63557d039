import type { Server } from 'node:http';

interface PortOptions {
  port: number;
  host: string;
  setting: 'PORT' | 'METRICS_PORT';
}

/** Returns the actual port. Errors: an Error when the port is in use or forbidden. */
export async function openPort(server: Server, options: PortOptions): Promise<number> {
  const { port, host } = options;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, options)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function portError({ code }: NodeJS.ErrnoException, { port, host, setting }: PortOptions): Error {
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
