import { copy } from '#demo/copy.ts';
import { keepState, keptState } from '#demo/page/clock.ts';
import { ask } from '#demo/page/worker.ts';
import { type Contents, type DemoCommand, type DemoState, workerPath } from '#demo/protocol.ts';
import { installTrustedTypes } from '#src/shared/security/trustedTypes.ts';
import { type Door, nameBehind, openDoor } from './door.ts';
import { findMissingFeature } from './missingFeature.ts';
import { showProgress } from './progress.ts';

const part = <Kind extends HTMLElement = HTMLElement>(name: string): Kind => {
  const found = document.querySelector<Kind>(`[data-${name}]`);
  if (!found) throw new Error(`The first page has lost its ${name}.`);
  return found;
};
const asked = () => new URLSearchParams(location.hash.slice(1));

installTrustedTypes();
void begin();

async function begin(): Promise<void> {
  const before = await attempt(async () => {
    const lack = await findMissingFeature(isMade());
    if (lack) throw new Error(lack);
    return isMade();
  });
  if (before === undefined) return;
  const contents = asked().get('data') === 'empty' ? 'empty' : 'sample';
  const state = await make({ kind: 'open', contents });
  if (!state) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-again]')) {
    const wanted = button.dataset.again as Contents;
    button.addEventListener('click', () => void make({ kind: 'reset', contents: wanted }));
  }
  addEventListener('hashchange', follow);
  const from = asked().get('from');
  if (from && before) location.replace(new URL(from, location.origin).pathname + rest(from));
  else follow();
}

function isMade(): boolean {
  try {
    return keptState() !== undefined;
  } catch {
    return false;
  }
}

const rest = (from: string) => {
  const { search, hash } = new URL(from, location.origin);
  return search + hash;
};

/** Has the worker open or make the demo, and shows its doors. */
async function make(wish: DemoCommand): Promise<DemoState | undefined> {
  const doors = part('doors');
  doors.hidden = true;
  const progress = showProgress(part('progress'));
  const state = await attempt(async () => {
    await underControl();
    return ask(wish, progress.step);
  });
  progress.end();
  if (!state) return undefined;
  keepState(state);
  offer(state.contents);
  doors.hidden = false;
  return state;
}

/** A page that was loaded before the worker, or past it, has its calls answered by nobody. */
async function underControl(): Promise<void> {
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((controlled) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => controlled());
    setTimeout(() => {
      if (!navigator.serviceWorker.controller) location.reload();
    }, 3_000);
  });
}

function offer(contents: Contents): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-name]')) {
    const name = nameBehind(place.dataset.name as Door, contents);
    place.textContent = name ?? '';
  }
  part('unseeded').hidden = contents === 'sample';
}

/** Opens the door that the address names, if it names one. */
function follow(): void {
  const door = asked().get('open') as Door | null;
  const contents = keptState()?.contents;
  if (!door || !contents) return;
  part('said').textContent = `${copy.openDoor}…`;
  void attempt(() => openDoor(door, contents));
}

/** Does something; when it fails, says why in place of a blank page. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    const place = part('problem');
    place.textContent = error instanceof Error ? error.message : String(error);
    place.hidden = false;
    return undefined;
  }
}
