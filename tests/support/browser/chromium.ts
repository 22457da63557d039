import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

// The headless build first: it takes two thirds of the processor time and draws the same.
const headless = ['chromium-headless-shell', 'chrome-headless-shell'];
const full = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const names = [...headless, ...full];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The program of the machine's own Chromium. Errors: none is installed. */
export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inFolders = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...inFolders, ...elsewhere];
  const found = candidates.find((path) => path !== '' && existsSync(path));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome: on Debian "apt-get install chromium", ' +
      'or set CHROMIUM_PATH to the program.',
  );
}

let shared: Promise<Browser> | undefined;

/** The Chromium of this worker, which its files use one after the other. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}

/** Closes each profile of a browser, with its pages, storage and service workers. */
export async function closeProfiles(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

/** Starts the installed Chromium, headless. Errors: not installed, with instructions. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--in-process-gpu',
      '--num-raster-threads=1',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page lives for seconds: to optimise its scripts takes longer than they then save.
      '--js-flags=--no-opt,--no-maglev,--liftoff-only',
    ],
  });
