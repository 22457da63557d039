import type { DemoCommand, DemoState, Report, Step } from '#demo/protocol.ts';

/** Asks the worker for something. Errors: the reason why it was not done. */
export async function ask(
  wish: DemoCommand,
  onStep: (step: Step, share: number) => void = () => {},
): Promise<DemoState> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done, failed) => {
    port1.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'step') onStep(data.step, data.share);
      else if (data.kind === 'done') done(data.state);
      else failed(new Error(data.reason));
      if (data.kind !== 'step') port1.close();
    };
    active?.postMessage(wish, [port2]);
  });
}
