import Bowser from 'bowser';

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set([...Object.values(Bowser.OS_MAP), 'iPhone', 'iPad']);

/**
 * A browser such as 'Firefox on Windows'; null if neither is known. Only names of these lists are
 * returned, because the parser copies an unknown name from the header: a forged User-Agent must not
 * put text into someone's mail or history.
 */
export function deviceName(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  // Owners know an iPhone better than its system.
  const system = [platform.model, os.name].find((name) => name && systems.has(name));
  if (!browser.name || !browsers.has(browser.name)) {
    return system ? `Unknown browser on ${system}` : null;
  }
  const name = browser.name.replace(' for Android', '');
  return system ? `${name} on ${system}` : name;
}
