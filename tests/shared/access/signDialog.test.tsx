import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dialog, openAsStaff } from '#tests/admin/backOffice.ts';
import { callApi } from '#tests/support/caller.ts';
import { withKeys } from '#tests/support/factor/sign.ts';
import { staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';

const here = screens();

/** A browser with this passkey, which its person uses or refuses. */
const passkey = { sign: async (_options: Record<string, unknown>): Promise<string> => '' };

beforeEach(() => {
  const parse = { parseRequestOptionsFromJSON: (options: unknown) => options };
  vi.stubGlobal('PublicKeyCredential', parse);
  const get = async ({ publicKey }: { publicKey: Record<string, unknown> }) => {
    const reply = await passkey.sign(publicKey);
    return { toJSON: () => JSON.parse(reply) as unknown };
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
});
afterEach(() => vi.unstubAllGlobals());

describe('the dialog of a signed decision', () => {
  test('shows what the passkey signs, changes nothing before, and sends it signed', async () => {
    const first = await staff(here.backend);
    await staff(here.backend, 'alan');
    const [grace] = await withKeys(here.backend, first);
    const proposed = async () =>
      (await callApi(here.backend, calls.approvals.rules, {})).reply.data.filter(
        ({ from }) => from === '5000.00',
      );
    const { user } = await openAsStaff(here.backend, '/admin/settings#approvals', grace);
    await user.click(await screen.findByRole('button', { name: 'Propose a rule' }));
    const form = await dialog();
    await user.clear(form.getByLabelText('From (USD)'));
    await user.type(form.getByLabelText('From (USD)'), '5000');
    const openSigning = async () => {
      await user.click(form.getByRole('button', { name: 'Propose', hidden: true }));
      await screen.findByRole('dialog', { name: 'Sign with your passkey' });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sign' })).toBeEnabled());
    };

    await openSigning();
    const term = (name: string) =>
      screen.getByText(name, { selector: 'dl dt' }).nextElementSibling?.textContent;
    expect([term('Kind'), term('From (USD)'), term('Approvals')]).toEqual([
      'withdrawal',
      '5000',
      '2',
    ]);
    passkey.sign = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    await screen.findByText(/^No passkey was used/);
    expect(await proposed()).toEqual([]);

    passkey.sign = (options) => grace.key.sign({ challengeId: null, options });
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    await screen.findByText(/^The rule applies from/);
    expect(await proposed()).toMatchObject([{ kind: 'withdrawal', approvals: 2 }]);
    const [evidence] = await here.backend.db
      .selectFrom('approvals')
      .select('evidence')
      .where('subject_kind', '=', 'rule')
      .execute();
    expect(evidence?.evidence).toMatchObject({
      type: 'passkey',
      text: expect.stringContaining('fromUsd=5000'),
    });
  });

  test('sends nothing once it is closed', async () => {
    const first = await staff(here.backend);
    await staff(here.backend, 'alan');
    const [grace] = await withKeys(here.backend, first);
    const { user } = await openAsStaff(here.backend, '/admin/settings#approvals', grace);
    await user.click(await screen.findByRole('button', { name: 'Propose a rule' }));
    await user.click((await dialog()).getByRole('button', { name: 'Propose' }));
    await screen.findByRole('dialog', { name: 'Sign with your passkey' });
    const before = here.asked.filter((line) => line.startsWith('POST /backend/approval-rules'));
    const cancel = screen.getAllByRole('button', { name: 'Cancel' }).at(-1);
    if (cancel) await user.click(cancel);
    await waitFor(() => expect(screen.queryByText('Sign with your passkey')).toBeNull());
    const after = here.asked.filter((line) => line.startsWith('POST /backend/approval-rules'));
    expect([before.length, after.length]).toEqual([1, 1]);
  });
});
