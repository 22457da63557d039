import { copy } from '#demo/copy.ts';
import { engineFile, engineFiles } from '#demo/engineFile.ts';
import { storedState, storeState } from '#demo/page/clock.ts';
import { type Door, openDoor } from '#demo/page/door.ts';
import { listSteps } from '#demo/page/guide.ts';
import { sendCommand } from '#demo/page/sendCommand.ts';
import {
  type BroadcastMessage,
  type Contents,
  type DemoCommand,
  type DemoState,
  workerPath,
} from '#demo/protocol.ts';
import { installTrustedTypes } from '#src/shared/security/trustedTypes.ts';
import { askFirst } from './askFirst.ts';
import { findMissingFeature } from './missingFeature.ts';
import { part } from './part.ts';
import { showProgress } from './progress.ts';

const hashParams = () => new URLSearchParams(location.hash.slice(1));
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
  if (from && stored) location.replace(new URL(from, location.origin).pathname + rest(from));
}

function wantedContents(): Contents {
  return hashParams().get('data') === 'empty' ? 'empty' : 'sample';
}

function storedOrNone(): DemoState | undefined {
  try {
    return storedState();
  } catch {
    return undefined;
  }
}

const rest = (from: string) => {
  const { search, hash } = new URL(from, location.origin);
  return search + hash;
};

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

async function fetchEngine(contents: Contents, onShare: (share: number) => void): Promise<void> {
  const paths = [engineFiles.program, engineFiles.files, engineFiles[contents]];
  let arrived = 0;
  await Promise.all(
    paths.map(async (path) => {
      await engineFile(path);
      arrived += 1;
      onShare(arrived / paths.length);
    }),
  );
}

function registerWorker() {
  const { serviceWorker } = navigator as Partial<Navigator>;
  return serviceWorker?.register(workerPath, { updateViaCache: 'none' });
}

/** Waits until the worker controls this page; before that its calls would get no answer. */
async function waitForControl(): Promise<void> {
  await registerWorker();
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
    setTimeout(() => {
      if (!navigator.serviceWorker.controller) location.reload();
    }, 3_000);
  });
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

async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    const element = part('problem');
    element.textContent = error instanceof Error ? error.message : String(error);
    element.hidden = false;
    return undefined;
  }
}
