import { dayMs } from '#contract/time.ts';
import { copy } from '#demo/copy.ts';
import { type BroadcastMessage, startPath } from '#demo/protocol.ts';
import { storeState } from './clock.ts';
import { sendCommand } from './sendCommand.ts';

const freshMs = 10_000;

export function startBar(): void {
  const bar = document.getElementById('demo-bar');
  const part = (name: string) => bar?.querySelector<HTMLElement>(`[data-demo-${name}]`);
  const controls = part('controls');
  const more = part('more');
  more?.addEventListener('click', () => {
    const open = controls?.toggleAttribute('data-open') ?? false;
    more.setAttribute('aria-expanded', String(open));
  });
  // No links: the product's "Skip to content" stays the first one of its page.
  for (const link of bar?.querySelectorAll<HTMLElement>('[data-demo-go]') ?? []) {
    link.addEventListener('click', () => location.assign(startPath + link.dataset.demoGo));
  }
  showClock(part('clock'));
  part('advance')?.addEventListener('click', async ({ currentTarget }) => {
    (currentTarget as HTMLButtonElement).disabled = true;
    storeState(await sendCommand({ kind: 'advance', byMs: dayMs }));
    location.reload();
  });
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<BroadcastMessage>) => {
      if (data.kind === 'state') storeState(data.state);
      showClock(part('clock'));
      refresh();
    },
  );
}

function showClock(element: HTMLElement | null | undefined): void {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' });
  if (element) element.textContent = copy.clock(day);
}

/** Makes the product read again after a change in another tab, as it does when a page becomes visible. */
function refresh(): void {
  const notify = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  notify();
  setTimeout(notify, freshMs);
}
