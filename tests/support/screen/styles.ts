import { afterAll, beforeAll } from 'vitest';

type Applied = 'none' | 'hiding' | 'all';

let applied: Applied = 'none';

/**
 * Applies the styles of the product in the tests of this file: those that hide something, or all of
 * them where a test asks for a size or a colour.
 */
export function withStyles(which: 'hiding' | 'all'): void {
  beforeAll(() => {
    applied = which;
  });
  afterAll(() => {
    applied = 'none';
  });
}

/**
 * Shows the document no rules, unless a file asks for them. Each question for a role or a name
 * compares every element with every rule, which is a third of the time of a screen test.
 */
export function leaveOutStyles({ head }: Document): void {
  const insert = head.insertBefore.bind(head);
  head.insertBefore = <T extends Node>(node: T, before: Node | null): T => {
    const inserted = insert(node, before);
    if (node instanceof HTMLStyleElement) hideRules(node);
    return inserted;
  };
}

function hideRules(style: HTMLStyleElement): void {
  const { sheet } = style;
  if (!sheet || Object.hasOwn(style, 'sheet')) return;
  // Parsed when a test first asks for them.
  const unparsed: string[] = [];
  const hiding: CSSRule[] = [];
  const shown = {
    get cssRules() {
      if (applied === 'none') return [];
      for (const rule of unparsed.splice(0)) {
        const parsed = sheet.cssRules[sheet.insertRule(rule, sheet.cssRules.length)];
        if (parsed && /display|visibility/.test(rule)) hiding.push(parsed);
      }
      return applied === 'all' ? sheet.cssRules : hiding;
    },
    insertRule: (rule: string) => unparsed.push(rule),
  };
  Object.defineProperty(style, 'sheet', { value: shown });
}
