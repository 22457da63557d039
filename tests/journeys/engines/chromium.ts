import type { ElementHandle } from 'playwright-core';
import { findChromium, launchChromium } from '#tests/support/browser/chromium.ts';
import type { Engine } from './engine.ts';

/** Chromium by its DevTools protocol. */
export const chromiumEngine: Engine = {
  name: 'Chromium',
  lack: lackOf(findChromium),
  open: async (size) => {
    const browser = await launchChromium();
    const page = await browser.newPage({ viewport: size });
    const find = async (element: string) => {
      const found = (await page.evaluateHandle(element)).asElement();
      if (!found) throw new Error(`No element: ${element}`);
      return found as ElementHandle;
    };
    return {
      goTo: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: (script) => page.evaluate(script),
      click: async (element) => (await find(element)).click(),
      type: async (element, text) => (await find(element)).type(text),
      choose: async (element, path) => (await find(element)).setInputFiles(path),
      picture: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};

function lackOf(find: () => string): string | undefined {
  try {
    find();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
