import { dayMs } from '#contract/time.ts';
import { copy } from '#demo/copy.ts';
import { type BroadcastMessage, startPath } from '#demo/protocol.ts';
import { storedState, storeState } from './clock.ts';
import { type Door, openDoor } from './door.ts';
import { startGuide } from './guide.ts';
import { sendCommand } from './sendCommand.ts';

const freshMs = 10_000;
const changesKey = 'demo-changes';

export function startBar(): void {
  const bar = document.getElementById('demo-bar');
  const part = (name: string) => bar?.querySelector<HTMLElement>(`[data-demo-${name}]`);
  const controls = part('controls');
  const more = part('more');
  more?.addEventListener('click', () => {
    const open = controls?.toggleAttribute('data-open') ?? false;
    more.setAttribute('aria-expanded', String(open));
  });
  const say = (text: string) => {
    const line = part('line');
    if (line) line.textContent = text;
  };
  const enter = async (door: Door, page?: string) => {
    const contents = storedState()?.contents ?? 'sample';
    await openDoor(door, contents, page).catch((error: unknown) => say(String(error)));
  };
  // No links: the product's "Skip to content" stays the first one of its page.
  for (const button of bar?.querySelectorAll<HTMLElement>('[data-demo-go]') ?? []) {
    button.addEventListener('click', () => void enter(button.dataset.demoGo as Door));
  }
  part('reset')?.addEventListener('click', () => location.assign(`${startPath}#start-again`));
  showClock(part('clock'));
  part('advance')?.addEventListener('click', ({ currentTarget }) => {
    (currentTarget as HTMLButtonElement).disabled = true;
    void advance();
  });
  part('dismiss')?.addEventListener('click', () => say(''));
  say(takeChanges());
  const showGuide = bar ? startGuide(bar, enter) : () => {};
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<BroadcastMessage>) => {
      if (data.kind === 'state') {
        storeState(data.state);
        showGuide(data.state);
      }
      showClock(part('clock'));
      refresh();
    },
  );
}

async function advance(): Promise<void> {
  const { state, changes } = await sendCommand({ kind: 'advance', byMs: dayMs });
  storeState(state);
  if (changes) sessionStorage.setItem(changesKey, copy.dayPassed(dayText(), changes));
  location.reload();
}

/** The changes of before the reload, once. */
function takeChanges(): string {
  const line = sessionStorage.getItem(changesKey) ?? '';
  sessionStorage.removeItem(changesKey);
  return line;
}

const dayText = () => new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' });

function showClock(element: HTMLElement | null | undefined): void {
  if (element) element.textContent = copy.clock(dayText());
}

/** Makes the product read again after a change in another tab, as it does when a page becomes visible. */
function refresh(): void {
  const notify = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  notify();
  setTimeout(notify, freshMs);
}
