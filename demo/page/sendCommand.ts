import type { DemoCommand, DemoState, OnProgress, Report } from '#demo/protocol.ts';

/** Errors: the worker's reason. */
export async function sendCommand(
  command: DemoCommand,
  onProgress: OnProgress = () => {},
): Promise<DemoState> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done, failed) => {
    port1.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'step') onProgress(data.step, data.share);
      else if (data.kind === 'done') done(data.state);
      else failed(new Error(data.reason));
      if (data.kind !== 'step') port1.close();
    };
    active?.postMessage(command, [port2]);
  });
}
