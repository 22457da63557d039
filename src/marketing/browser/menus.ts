/** Escape hides a panel that the pointer opened, until the pointer has left the menus. */
export function quietMenus(nav: HTMLElement): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') nav.dataset.quiet = '';
  });
  nav.onpointerleave = () => nav.removeAttribute('data-quiet');
}
