/**
 * Whether the page itself says that this is a demo, before the settings have come: a banner that
 * joined later would push the page down. At build time it is drawn, for the server to keep or drop.
 */
export function announcedDemo(): boolean {
  if (!('document' in globalThis)) return true;
  return document.querySelector('meta[name="demo"]')?.getAttribute('content') === 'yes';
}
