// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCarousel } from '#src/marketing/browser/carousel.ts';
import { html } from './renderedSite.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = html('/').split('<body>')[1] ?? '';
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const root = document.querySelector<HTMLElement>('[data-carousel]');
  if (!root) throw new Error('The home page has no carousel.');
  startCarousel(root);
  const slides = [...(root.querySelector('[data-carousel-slides]')?.children ?? [])];
  return {
    root,
    current: () => slides.findIndex((slide) => slide.hasAttribute('data-current')),
    press: (part: string) => root.querySelector<HTMLElement>(`[data-carousel-${part}]`)?.click(),
    toggle: () => root.querySelector('[data-carousel-toggle]'),
  };
}

it('the carousel advances every 4000 ms and wraps (S-059, S-060)', () => {
  const { current } = start();
  vi.advanceTimersByTime(3999);
  expect(current()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(current()).toBe(1);
  vi.advanceTimersByTime(8000);
  expect(current()).toBe(0);
});

it('the previous and next buttons wrap at both ends and stop the rotation (S-060, S-061)', () => {
  const { current, press, toggle } = start();
  press('previous');
  expect(current()).toBe(2);
  press('next');
  expect(current()).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  expect(toggle()?.getAttribute('aria-label')).toBe('Change slides automatically');
});

it('the rotation pauses under the pointer and resumes when it leaves (S-063)', () => {
  const { root, current } = start();
  root.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  root.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(4000);
  expect(current()).toBe(1);
});

it('keyboard focus stops the rotation until the visitor starts it (S-063)', () => {
  const { root, current, press, toggle } = start();
  const link = root.querySelector<HTMLElement>('[data-current] a');
  link?.focus();
  expect(toggle()?.getAttribute('aria-label')).toBe('Change slides automatically');
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  link?.blur();
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  press('toggle');
  expect(toggle()?.getAttribute('aria-label')).toBe('Stop changing slides');
  vi.advanceTimersByTime(4000);
  expect(current()).toBe(1);
});

it('a click on pause stops the rotation, although the click also moves the focus', () => {
  const { root, current, press } = start();
  // Pressing a button focuses it without :focus-visible, before the click event.
  root.dispatchEvent(new Event('focusin'));
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  press('toggle');
  root.dispatchEvent(new Event('focusout'));
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
});

const touch = (target: Element | null | undefined) =>
  target?.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));

it('a touch on a slide stops the rotation (S-063)', () => {
  const { root, current } = start();
  touch(root.querySelector('h2'));
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
});

it('a tap on pause stops the rotation, and a further tap starts it', () => {
  const { current, press, toggle } = start();
  for (const name of ['Change slides automatically', 'Stop changing slides']) {
    touch(toggle());
    press('toggle');
    expect(toggle()?.getAttribute('aria-label')).toBe(name);
  }
  vi.advanceTimersByTime(4000);
  expect(current()).toBe(1);
});

it('a slide is a live region only while the rotation is stopped', () => {
  const { root, press } = start();
  const live = () => root.querySelector('[data-carousel-slides]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  press('next');
  expect(live()).toBe('polite');
});

it('the rotation pauses in a hidden tab and resumes at the same slide (S-063)', () => {
  const { current } = start();
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  hide(true);
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  hide(false);
  vi.advanceTimersByTime(4000);
  expect(current()).toBe(1);
});

it('with reduced motion the rotation waits for the visitor to start it (S-063)', () => {
  const reducedMotion = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => reducedMotion);
  const { current, press } = start();
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  press('toggle');
  vi.advanceTimersByTime(4000);
  expect(current()).toBe(1);
  vi.unstubAllGlobals();
});
