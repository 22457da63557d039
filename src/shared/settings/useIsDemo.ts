import { useSettings } from './useSettings.ts';

// The page declares a demo before the settings load: a text that appears later would move the page
// down. The prerendered page has the banner, and the server keeps or removes it.
function isDeclared(): boolean {
  if (!('document' in globalThis)) return true;
  return document.querySelector('meta[name="demo"]')?.getAttribute('content') === 'yes';
}

/** Whether this installation is a demo, from the first render on. */
export function useIsDemo(): boolean {
  const { data } = useSettings();
  return data?.demo ?? isDeclared();
}
