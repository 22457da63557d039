import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';
import { addSupport } from '../statedOperator.ts';

const here = screens();
investorScene(here);

/** Page, the text that is always there, the way to support, and the words without it. */
const sentences = [
  ['/user/useracct/profile', /^We may check who you are/, 'contact us', undefined],
  [
    '/user/useracct/security',
    /^about every withdrawal request/,
    'contact us at once',
    /change your p/,
  ],
  ['/user/withdraw', /is a scam\.$/, 'Tell us', undefined],
] as const;

describe('a sentence that leads to support', () => {
  test.each(sentences)('on %s ends with the link', async (path, text, link) => {
    await addSupport(here);
    openPage(path);
    // By text: a search by role computes the styles of the whole page.
    const found = await screen.findByText(link);
    expect(found.closest('a')).toHaveAttribute('href', '/user/help');
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  test.each(sentences)('on %s ends earlier without a contact', async (path, text, link, other) => {
    openPage(path);
    await screen.findAllByText(text);
    expect(screen.queryByText(link)).not.toBeInTheDocument();
    if (other) expect(screen.getByText(other)).toBeInTheDocument();
  });
});
