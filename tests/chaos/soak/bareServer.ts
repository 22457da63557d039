import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

// Its times are those of the machine: the same size of answer, and no work.
const program = `
const server = require('node:http').createServer((_, response) => response.end('x'.repeat(2000)));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.stdin.on('end', () => process.exit()).resume();`;

/** A server without any work, in another process, which ends with this one. */
export async function startBareServer() {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = await once(createInterface(child.stdout), 'line');
  return {
    ask: async () => {
      await (await fetch(`http://127.0.0.1:${port}/`)).text();
    },
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
