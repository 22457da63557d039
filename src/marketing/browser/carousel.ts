const intervalMs = 4000;

/**
 * Brings a pre-rendered carousel to life (S-059 to S-063). It turns every 4000 ms unless the
 * pointer or the focus is on it, the tab is hidden or motion is unwelcome. A manual step and the
 * arrival of the keyboard stop it for good, as the W3C pattern has it, and the visitor's own start
 * overrules all but a hidden tab.
 */
export function startCarousel(root: HTMLElement): void {
  const stack = find(root, 'slides');
  const controls = find(root, 'controls');
  const toggle = find(root, 'toggle');
  if (!stack || !controls || !toggle) return;
  const slides = [...stack.children];
  let current = 0;
  // What the visitor said of its turning, if anything.
  let wish: boolean | undefined;
  let hovered = false;
  let focused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  const mayTurn = () => wish ?? !still.matches;
  const isTurning = () => wish ?? !(still.matches || hovered || focused);

  const settle = () => {
    clearTimeout(timer);
    const label = mayTurn() ? toggle.dataset.stop : toggle.dataset.start;
    toggle.dataset.rotating = String(mayTurn());
    toggle.setAttribute('aria-label', label ?? '');
    stack.setAttribute('aria-live', isTurning() ? 'off' : 'polite');
    if (isTurning() && !document.hidden) timer = setTimeout(step, intervalMs, 1);
  };

  const step = (by: number) => {
    current = (current + by + slides.length) % slides.length;
    slides.forEach((slide, at) => {
      slide.toggleAttribute('data-current', at === current);
    });
    settle();
  };

  const follow = (target: EventTarget, event: string, change: (event: Event) => void) =>
    target.addEventListener(event, (happened) => {
      change(happened);
      settle();
    });

  follow(root, 'pointerenter', () => (hovered = true));
  follow(root, 'pointerleave', () => (hovered = false));
  follow(root, 'focusin', ({ target }) => {
    focused = true;
    // A pointer's click focuses as well, and must not turn its own stop into a start.
    if ((target as Element).matches(':focus-visible')) wish ??= false;
  });
  follow(root, 'focusout', () => (focused = false));
  document.addEventListener('visibilitychange', settle);
  still.addEventListener('change', settle);
  follow(toggle, 'click', () => {
    wish = !mayTurn();
  });
  const manual = (part: string, by: number) =>
    find(root, part)?.addEventListener('click', () => {
      wish = false;
      step(by);
    });
  manual('previous', -1);
  manual('next', 1);
  controls.hidden = false;
  settle();
}

function find(root: HTMLElement, part: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-carousel-${part}]`);
}
