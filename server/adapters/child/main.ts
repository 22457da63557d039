import type { Job } from './child.ts';
import type { ChildMessage } from './nextMessage.ts';

// One job at a time, without access to settings or database.

const rssBytesMax = 300_000_000;
const watchMs = 20;

const end = () => process.kill(process.pid, 'SIGKILL');

// The channel closes when the server ends. exit() would wait for a decoder thread.
process.on('disconnect', end);
// A terminal or supervisor signals the whole process group, but the server finishes requests first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const answer = (message: ChildMessage) => process.send?.(message);

async function perform(job: Job): Promise<unknown> {
  if (job.name === 'pdf') return (await import('./pdf.ts')).pdf(job.sheet, job.at);
  const { images } = await import('./images.ts');
  return images[job.name](job.bytes);
}

process.on('message', async (job: Job) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > rssBytesMax) end();
  }, watchMs);
  try {
    answer({ result: await perform(job) });
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    clearInterval(watch);
  }
});

answer('ready');
