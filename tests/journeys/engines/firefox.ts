import { type ElementHandle, launch } from 'puppeteer-core';
import { type Engine, findProgram } from './engine.ts';

const program = findProgram('firefox', 'firefox-esr');

/** Firefox by WebDriver BiDi. */
export const firefoxEngine: Engine = {
  name: 'Firefox',
  lack: program ? undefined : 'On Debian "apt-get install firefox-esr".',
  open: async (size) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program ?? 'firefox',
      defaultViewport: size,
    });
    const page = await browser.newPage();
    const find = async (element: string) => {
      const found = (await page.evaluateHandle(element)).asElement();
      if (!found) throw new Error(`No element: ${element}`);
      return found as ElementHandle<HTMLInputElement>;
    };
    return {
      goTo: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: (script) => page.evaluate(script),
      click: async (element) => (await find(element)).click(),
      type: async (element, text) => (await find(element)).type(text),
      choose: async (element, path) => (await find(element)).uploadFile(path),
      picture: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
