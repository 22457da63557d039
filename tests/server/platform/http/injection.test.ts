import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { backendPath } from '#contract/host.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { rows } from '#tests/server/calls/rows.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addresses, addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';

const listed = rows.filter(([, call]) => call.query && filtersOf(call).length > 0);

const hostileTexts = ["') OR true --", "' OR '1'='1", '") OR true --', '1) OR (1=1'];

/** The names of a list's filters, as its row has them. */
function filtersOf({ query }: Call<string>): string[] {
  const { fields } = query as unknown as { fields: { filter?: { fields: object } } };
  return Object.keys(fields.filter?.fields ?? {});
}

/** The number of rows in a list's answer, or its status where the request is refused. */
async function answerOf(backend: Backend, path: string, token: string, query: object) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const url = `http://localhost${backendPath}${path}?${text}`;
  const headers = { Authorization: `Bearer ${token}` };
  const response = await backend.app.fetch(new Request(url, { headers }));
  if (response.status !== 200) return response.status;
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  if (!isJson) return `${(await response.text()).split('\r\n').length - 2} rows`;
  return `${((await response.json()) as { data: unknown[] }).data.length} rows`;
}

describeOnEngines('SQL in a filter or a sort', (engine) => {
  test('finds no row and is 400 at most, in every list that staff can filter', async () => {
    const backend = await startBackend({ db: engine().db });
    const [grace, ada] = [await staff(backend), await investor(backend)];
    await addWallet(backend, grace);
    await fund(backend, ada, grace);
    await deposit(backend, ada);
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(backend, calls.withdrawals.create, { token: ada.token, body });
    expect(listed.length).toBeGreaterThan(5);
    for (const [name, call] of listed) {
      const path = call.path.replace(/\{\w+\}/, ada.user._id);
      for (const filter of filtersOf(call)) {
        for (const text of hostileTexts) {
          const value = filter === 'id' ? [text] : text;
          const answer = await answerOf(backend, path, grace.token, {
            filter: { [filter]: value },
          });
          expect(['0 rows', 400], `${name} by ${filter}: ${text}`).toContain(answer);
        }
      }
      for (const text of hostileTexts) {
        const answer = await answerOf(backend, path, grace.token, { sort: [text, 'DESC'] });
        expect(answer, `${name} sorted by ${text}`).toBe(400);
      }
    }
  });
});
