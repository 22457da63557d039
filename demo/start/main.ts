import { copy } from '#demo/copy.ts';
import { storedState, storeState } from '#demo/page/clock.ts';
import { sendCommand } from '#demo/page/sendCommand.ts';
import {
  type Contents,
  type DemoCommand,
  type DemoState,
  type OnProgress,
  steps,
  workerPath,
} from '#demo/protocol.ts';
import { installTrustedTypes } from '#src/shared/security/trustedTypes.ts';
import { type Door, openDoor, userNameOf } from './door.ts';
import { findMissingFeature } from './missingFeature.ts';

function showProgress(element: HTMLElement): {
  step: OnProgress;
  end(): void;
} {
  const bar = element.querySelector('progress');
  const name = element.querySelector('[data-step]');
  element.hidden = false;
  return {
    step: (step, share) => {
      if (bar) bar.value = (steps.indexOf(step) + Math.min(1, share)) / steps.length;
      // Write only a new text: a screen reader announces every write.
      const text = `${copy.steps[step]}…`;
      if (name && name.textContent !== text) name.textContent = text;
    },
    end: () => {
      if (bar) bar.value = 1;
      element.hidden = true;
    },
  };
}

const part = <Kind extends HTMLElement = HTMLElement>(name: string): Kind => {
  const found = document.querySelector<Kind>(`[data-${name}]`);
  if (!found) throw new Error(`The first page has lost its ${name}.`);
  return found;
};
const hashParams = () => new URLSearchParams(location.hash.slice(1));

installTrustedTypes();
void begin();

async function begin(): Promise<void> {
  const wasMade = await attempt(async () => {
    const missing = await findMissingFeature(isMade());
    if (missing) throw new Error(missing);
    return isMade();
  });
  if (wasMade === undefined) return;
  const contents = hashParams().get('data') === 'empty' ? 'empty' : 'sample';
  const state = await make({ kind: 'open', contents });
  if (!state) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-again]')) {
    const initial = button.dataset.again as Contents;
    button.addEventListener('click', () => void make({ kind: 'reset', contents: initial }));
  }
  addEventListener('hashchange', openNamedDoor);
  const from = hashParams().get('from');
  if (from && wasMade) location.replace(new URL(from, location.origin).pathname + rest(from));
  else openNamedDoor();
}

function isMade(): boolean {
  try {
    return storedState() !== undefined;
  } catch {
    return false;
  }
}

const rest = (from: string) => {
  const { search, hash } = new URL(from, location.origin);
  return search + hash;
};

async function make(command: DemoCommand): Promise<DemoState | undefined> {
  const doors = part('doors');
  doors.hidden = true;
  const progress = showProgress(part('progress'));
  const state = await attempt(async () => {
    await waitForControl();
    return sendCommand(command, progress.step);
  });
  progress.end();
  if (!state) return undefined;
  storeState(state);
  offer(state.contents);
  doors.hidden = false;
  return state;
}

/** Waits until the worker controls this page; before that its calls would get no answer. */
async function waitForControl(): Promise<void> {
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
    setTimeout(() => {
      if (!navigator.serviceWorker.controller) location.reload();
    }, 3_000);
  });
}

function offer(contents: Contents): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-name]')) {
    element.textContent = userNameOf(element.dataset.name as Door, contents) ?? '';
  }
  part('unseeded').hidden = contents === 'sample';
}

function openNamedDoor(): void {
  const door = hashParams().get('open') as Door | null;
  const contents = storedState()?.contents;
  if (!door || !contents) return;
  part('said').textContent = `${copy.openDoor}…`;
  void attempt(() => openDoor(door, contents));
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
