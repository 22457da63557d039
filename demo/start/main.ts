import { copy } from '#demo/copy.ts';
import { storedState, storeState } from '#demo/page/clock.ts';
import { type Door, openDoor } from '#demo/page/door.ts';
import { listSteps } from '#demo/page/listSteps.ts';
import { sendCommand } from '#demo/page/sendCommand.ts';
import type { BroadcastMessage, Contents, DemoCommand, DemoState } from '#demo/protocol.ts';
import { installTrustedTypes } from '#src/shared/security/trustedTypes.ts';
import { askFirst } from './askFirst.ts';
import { attempt } from './attempt.ts';
import { fetchEngine } from './fetchEngine.ts';
import { hashParams, pageOf, wantedContents } from './hashParams.ts';
import { findMissingFeature } from './missingFeature.ts';
import { part } from './part.ts';
import { showProgress } from './progress.ts';
import { storedOrNone } from './storedOrNone.ts';
import { registerWorker, waitForControl } from './waitForControl.ts';

const isReady = () => document.body.hasAttribute('data-ready');
const say = (text: string) => {
  part('said').textContent = text;
};

installTrustedTypes();
// Its script arrives while this page looks for what the browser lacks; a failure shows later.
void registerWorker()?.catch(() => {});
void begin();

async function begin(): Promise<void> {
  const stored = storedOrNone();
  show(stored ?? { contents: wantedContents(), aheadMs: 0, guide: { done: [] } });
  addEventListener('hashchange', openNamedDoor);
  const missing = await attempt(async () => {
    const reason = await findMissingFeature(stored !== undefined);
    if (reason) throw new Error(reason);
    return 'none';
  });
  if (!missing) return say('');
  if (!(await make({ kind: 'open', contents: wantedContents() }))) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-again]')) {
    const contents = button.dataset.again as Contents;
    button.disabled = false;
    button.addEventListener('click', async () => {
      if (await askFirst(contents)) await make({ kind: 'reset', contents });
    });
  }
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<BroadcastMessage>) => data.kind === 'state' && keep(data.state),
  );
  const from = hashParams().get('from');
  if (from && stored) location.replace(pageOf(from));
}

type Made = Exclude<DemoCommand, { kind: 'advance' }>;

async function make(command: Made): Promise<boolean> {
  document.body.removeAttribute('data-ready');
  const progress = showProgress();
  const state = await attempt(async () => {
    // The worker starts while the files of its engine arrive.
    const { contents } = command;
    const fetched = fetchEngine(contents, (share) => progress.step('fetch', share));
    await Promise.all([waitForControl(), fetched]);
    return (await sendCommand(command, progress.step)).state;
  });
  progress.end();
  say(state ? copy.ready : '');
  if (!state) return false;
  keep(state);
  document.body.setAttribute('data-ready', '');
  openNamedDoor();
  return true;
}

function keep(state: DemoState): void {
  storeState(state);
  show(state);
}

function show({ contents, guide }: DemoState): void {
  document.body.dataset.contents = contents;
  listSteps(part('steps'), guide);
}

/** A door that is chosen too early opens later. */
function openNamedDoor(): void {
  const door = hashParams().get('open') as Door | null;
  if (!door) return;
  const contents = isReady() && storedState()?.contents;
  say(contents ? copy.opening : copy.opensSoon);
  if (contents) void attempt(() => openDoor(door, contents));
}
