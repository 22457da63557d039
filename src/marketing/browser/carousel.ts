const intervalMs = 4000;

/**
 * Advances a pre-rendered carousel every 4000 ms, except under the pointer or focus, in a hidden tab
 * or with reduced motion. As in the W3C pattern, a manual step, keyboard focus or a touch stops it
 * permanently. The visitor's start button overrides everything except a hidden tab.
 */
export function startCarousel(root: HTMLElement): void {
  const stack = find(root, 'slides');
  const controls = find(root, 'controls');
  const toggle = find(root, 'toggle');
  if (!stack || !controls || !toggle) return;
  const slides = [...stack.children];
  let current = 0;
  // The visitor's own choice; undefined before a click or keyboard focus.
  let choice: boolean | undefined;
  let hovered = false;
  let focused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const mayTurn = () => choice ?? !reducedMotion.matches;
  const isTurning = () => choice ?? !(reducedMotion.matches || hovered || focused);

  const update = () => {
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
    update();
  };

  const on = (target: EventTarget, type: string, change: (event: PointerEvent) => void) =>
    target.addEventListener(type, (event) => {
      change(event as PointerEvent);
      update();
    });

  on(root, 'pointerenter', () => (hovered = true));
  on(root, 'pointerleave', () => (hovered = false));
  on(root, 'focusin', ({ target }) => {
    focused = true;
    // A click focuses too; ignore that focus, so that a click on stop does not start the carousel.
    if ((target as Element).matches(':focus-visible')) choice ??= false;
  });
  // A touch has no hover: reading by finger stops the rotation. A tap on the controls is their own.
  on(root, 'pointerdown', ({ pointerType, target }) => {
    if (pointerType === 'touch' && !controls.contains(target as Node)) choice ??= false;
  });
  on(root, 'focusout', () => (focused = false));
  document.addEventListener('visibilitychange', update);
  reducedMotion.addEventListener('change', update);
  on(toggle, 'click', () => {
    choice = !mayTurn();
  });
  const manual = (part: string, by: number) =>
    find(root, part)?.addEventListener('click', () => {
      choice = false;
      step(by);
    });
  manual('previous', -1);
  manual('next', 1);
  controls.hidden = false;
  update();
}

function find(root: HTMLElement, part: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-carousel-${part}]`);
}
