import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { framePaths, publicPages } from '#contract/pages.ts';
import { ask, builtSite, demoSettings } from './builtSite.ts';

// The HTML standard and accessibility; style is left to React.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'doctype-style': 'off',
    'long-title': 'error',
    'no-dup-id': 'error',
    // A file of this site needs no integrity attribute.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

it('serves valid documents only', async () => {
  const site = await builtSite({ ...demoSettings, marketWidgets: 'consent' });
  for (const path of [...publicPages, '/nope', ...framePaths]) {
    const { results } = await validator.validateString(await ask(site, path).text(), path);
    const messages = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages, path).toEqual([]);
  }
});
