import type { DayChanges, DemoCommand, DemoState, OnProgress, Report } from '#demo/protocol.ts';

interface Executed {
  state: DemoState;
  changes?: DayChanges;
}

/** Errors: the worker's reason. */
export async function sendCommand(
  command: DemoCommand,
  onProgress: OnProgress = () => {},
): Promise<Executed> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done, failed) => {
    port1.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'step') onProgress(data.step, data.share);
      else if (data.kind === 'done') done(data);
      else failed(new Error(data.reason));
      if (data.kind !== 'step') port1.close();
    };
    active?.postMessage(command, [port2]);
  });
}
