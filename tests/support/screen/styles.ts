import { afterAll, beforeAll } from 'vitest';

let areApplied = false;

/** Applies the styles of the product in the tests of this file, which ask for sizes or what is hidden. */
export function withStyles(): void {
  beforeAll(() => {
    areApplied = true;
  });
  afterAll(() => {
    areApplied = false;
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
  const shown = {
    get cssRules() {
      return areApplied ? sheet.cssRules : [];
    },
    insertRule: (rule: string) => sheet.insertRule(rule, sheet.cssRules.length),
  };
  Object.defineProperty(style, 'sheet', { value: shown });
}
