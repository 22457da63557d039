import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { vi } from 'vitest';
import { patience } from '#tests/support/timeFactor.ts';
import type { EngineWindow } from './engine.ts';

type Wanted = string | RegExp;

/** A person at a window. A step waits until the page has what the step needs. */
export interface EngineUser {
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  press(role: 'button' | 'link' | 'radio', name: Wanted): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  attach(path: string): Promise<void>;
  /** Waits until the page shows a text. */
  reads(text: Wanted): Promise<void>;
  /** Waits until the page has an address. */
  arrives(path: Wanted): Promise<void>;
}

export function userAt(window: EngineWindow, site: string): EngineUser {
  const isTrue = async (script: string) => {
    if (await window.evaluate(script)) return;
    const seen = await window.evaluate("location.href + '\\n' + document.body.innerText");
    throw new Error(`Not so on this page: ${script}\n${seen}`);
  };
  const find = async (element: string) => {
    if (!(await window.evaluate(`'TestingLibraryDom' in window`))) {
      await window.evaluate(`(() => { ${await finder} })()`);
    }
    await isTrue(`Boolean(${element})`);
    return element;
  };
  return {
    open: (path) => window.goTo(site + path),
    reload: () => window.reload(),
    press: (role, name) =>
      retry(async () => {
        const element = await find(byRole(role, name));
        await isTrue(`(${isReady})(${element})`);
        await window.click(element);
      }),
    fill: async (label, text) => window.type(await retry(() => find(byLabel(label))), text),
    attach: async (path) => window.choose(await retry(() => find(fileInput)), path),
    reads: (text) => retry(() => isTrue(matches('document.body.innerText', text))),
    arrives: (path) => retry(() => isTrue(matches('location.pathname', path))),
  };
}

// A step is tried again while the page loads.
const retry = <Value>(step: () => Promise<Value>): Promise<Value> =>
  vi.waitFor(step, { timeout: patience(20_000), interval: 50 });

// The rules of the screen tests find an element in every engine.
const finder = readFile(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

const source = (wanted: Wanted) =>
  typeof wanted === 'string' ? JSON.stringify(wanted) : String(wanted);

const byRole = (role: string, name: Wanted) =>
  `TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${source(name)} })[0]`;

const byLabel = (label: string) =>
  `TestingLibraryDom.queryAllByLabelText(document.body, ${source(label)},
    { exact: false, selector: 'input, textarea' })[0]`;

const fileInput = `document.querySelector('input[type=file]')`;

// A toast may cover what is below it, a dialog moves while it opens, and a button may wait for data.
const isReady = `(element) => {
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOnTop = element.contains(top) || element.labels?.[0]?.contains(top);
  return Boolean(isOnTop) && !element.matches(':disabled');
}`;

const matches = (value: string, wanted: Wanted) =>
  typeof wanted === 'string'
    ? `${value}.includes(${source(wanted)})`
    : `${source(wanted)}.test(${value})`;
