import { dayMs } from '#contract/time.ts';
import { copy } from '#demo/copy.ts';
import { type News, startPath } from '#demo/protocol.ts';
import { keepState } from './clock.ts';
import { ask } from './worker.ts';

// What the product has read within this time it does not read again when it is told to look.
const freshMs = 10_000;

/** Brings the bar to life, which the build has put on top of the page. */
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
  for (const way of bar?.querySelectorAll<HTMLElement>('[data-demo-go]') ?? []) {
    way.addEventListener('click', () => location.assign(startPath + way.dataset.demoGo));
  }
  showClock(part('clock'));
  part('advance')?.addEventListener('click', async ({ currentTarget }) => {
    (currentTarget as HTMLButtonElement).disabled = true;
    keepState(await ask({ kind: 'advance', byMs: dayMs }));
    location.reload();
  });
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.kind === 'state') keepState(data.state);
    showClock(part('clock'));
    lookAgain();
  });
}

function showClock(place: HTMLElement | null | undefined): void {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' });
  if (place) place.textContent = copy.clock(day);
}

/** Another tab changed something: the page looks again, as it does when one comes back to it. */
function lookAgain(): void {
  const look = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  look();
  setTimeout(look, freshMs);
}
