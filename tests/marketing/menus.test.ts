// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { quietMenus } from '#src/marketing/browser/menus.ts';
import { html } from './renderedSite.ts';

it('Escape hides a panel under the pointer until the pointer has left the menus', () => {
  document.body.innerHTML = html('/about').split('<body>')[1] ?? '';
  const nav = document.querySelector<HTMLElement>('[data-menus]');
  if (!nav) throw new Error('The page has no menus.');
  quietMenus(nav);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(nav.dataset.quiet).toBeUndefined();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(nav.dataset.quiet).toBe('');
  nav.dispatchEvent(new Event('pointerleave'));
  expect(nav.dataset.quiet).toBeUndefined();
});
