import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { prices } from '#contract/prices.ts';
import { quotes } from '#contract/quotes.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';
import { tile } from './tile.ts';

const here = screens();
const scene = investorScene(here);

async function quote(amount: string): Promise<string> {
  const query = { amount, coin: 'BTC' as const };
  const { reply } = await callApi(here.backend, prices.quote, { token: scene.ada.token, query });
  return reply.data.quoteId;
}

describe('open deposits', () => {
  test('are on top with their clock and the next step', async () => {
    const sent = await quote('400');
    await callApi(here.backend, quotes.sent, { token: scene.ada.token, params: { id: sent } });
    const unpaid = await quote('500');
    openPage('/user/overview');
    const open = await tile('You have an open deposit');
    expect(open.getByText(/^Send 0.00769231 BTC for \$500.00./)).toBeInTheDocument();
    expect(open.getByRole('timer')).toBeInTheDocument();
    expect(open.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
      'href',
      `/user/deposit?quote=${unpaid}`,
    );
    expect(open.getByRole('link', { name: /^Finish deposit/ })).toHaveAttribute(
      'href',
      `/user/deposit?quote=${sent}`,
    );
  });

  test('of which several wait are folded behind the most urgent', async () => {
    for (const amount of ['400', '450']) {
      const id = await quote(amount);
      await callApi(here.backend, quotes.sent, { token: scene.ada.token, params: { id } });
    }
    await quote('500');
    const { user } = openPage('/user/overview');
    const open = await tile('You have an open deposit');
    expect(open.getByRole('link', { name: /^Continue/ })).toBeVisible();
    const folded = open.getAllByRole('link', { name: /^Finish deposit/, hidden: true });
    expect(folded.map((link) => link.closest('details')?.open)).toEqual([false, false]);
    await user.click(open.getByText('2 more unfinished deposits'));
    expect(folded.map((link) => link.closest('details')?.open)).toEqual([true, true]);
  });

  test('are marked when little time is left, and come before a question', async () => {
    const id = await deposit(here.backend, scene.ada);
    const asked = { token: scene.grace.token, params: { id }, body: { text: 'From where?' } };
    expect((await callApi(here.backend, calls.conversations.write, asked)).status).toBe(200);
    await quote('500');
    here.backend.clock.advance(14 * 60_000);
    openPage('/user/overview');
    const open = await tile('You have an open deposit');
    expect(open.getByText(/Almost over: valid until /)).toBeInTheDocument();
    const next = open.getByRole('link', { name: /^Continue/ });
    const question = screen.getByRole('link', { name: /^Read and answer/ });
    expect(next.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([next, question].map(({ className }) => className.includes('contained'))).toEqual([
      true,
      false,
    ]);
  });

  test('that are reported but not submitted name their deadline, and their sum beside what is pending', async () => {
    for (const amount of ['400', '450']) {
      const id = await quote(amount);
      await callApi(here.backend, quotes.sent, { token: scene.ada.token, params: { id } });
    }
    here.backend.clock.advance(20 * 60_000);
    openPage('/user/overview');
    expect(await screen.findByText('$850.00 reported, not submitted')).toBeInTheDocument();
    const grace = /^Submit it by \d\d:\d\d: you keep your rate if it moved by 2% or less\.$/;
    expect(screen.getAllByText(grace).length).toBeGreaterThan(0);
  });

  test('do not appear without any', async () => {
    openPage('/user/overview');
    await (await tile('Total')).findByText('$0.00');
    expect(screen.queryByText('You have an open deposit')).not.toBeInTheDocument();
  });
});
