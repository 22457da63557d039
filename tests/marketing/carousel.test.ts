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

it('advances every 4000 ms and wraps (S-059, S-060)', () => {
  const { current } = start();
  vi.advanceTimersByTime(3999);
  expect(current()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(current()).toBe(1);
  vi.advanceTimersByTime(8000);
  expect(current()).toBe(0);
});

it('steps by hand, wraps at both ends and then stays stopped (S-060, S-061)', () => {
  const { current, press, toggle } = start();
  press('previous');
  expect(current()).toBe(2);
  press('next');
  expect(current()).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  expect(toggle()?.getAttribute('aria-label')).toBe('Change slides automatically');
});

it('rests under the pointer and goes on when it leaves (S-063)', () => {
  const { root, current } = start();
  root.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  root.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(4000);
  expect(current()).toBe(1);
});

it('stops when the keyboard enters, and stays so until the visitor starts it (S-063)', () => {
  const { root, current, press, toggle } = start();
  const way = root.querySelector<HTMLElement>('[data-current] a');
  way?.focus();
  expect(toggle()?.getAttribute('aria-label')).toBe('Change slides automatically');
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  way?.blur();
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  press('toggle');
  expect(toggle()?.getAttribute('aria-label')).toBe('Stop changing slides');
  vi.advanceTimersByTime(4000);
  expect(current()).toBe(1);
});

it('keeps the pointer’s press on pause a pause, though the press focuses as well', () => {
  const { root, current, press } = start();
  // Pressing a button focuses it without :focus-visible, before the click itself arrives.
  root.dispatchEvent(new Event('focusin'));
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  press('toggle');
  root.dispatchEvent(new Event('focusout'));
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
});

it('tells a screen reader of a slide only when it does not turn by itself', () => {
  const { root, press } = start();
  const live = () => root.querySelector('[data-carousel-slides]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  press('next');
  expect(live()).toBe('polite');
});

it('rests while the tab is hidden and goes on where it was (S-063)', () => {
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

it('rests where motion is unwelcome, until the visitor starts it (S-063)', () => {
  const still = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => still);
  const { current, press } = start();
  vi.advanceTimersByTime(20_000);
  expect(current()).toBe(0);
  press('toggle');
  vi.advanceTimersByTime(4000);
  expect(current()).toBe(1);
  vi.unstubAllGlobals();
});
