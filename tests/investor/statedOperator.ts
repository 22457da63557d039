import { type Settings, settings } from '#contract/settings.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import type { Screens } from '#tests/support/screens.tsx';

/** Lets the operator state facts about itself, which the server of a test does not have. */
export async function stateOperator(here: Screens, facts: Partial<Settings['operator']>) {
  const { reply } = await callApi(here.backend, settings.read);
  const operator = { ...reply.data.operator, ...facts };
  here.network.use(mock(settings.read, () => ({ data: { ...reply.data, operator } })));
}

export const addSupport = (here: Screens, support = 'help@plainvest.example') =>
  stateOperator(here, { support });
