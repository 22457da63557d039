import { settings } from '#contract/settings.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import type { Screens } from '#tests/support/screens.tsx';

/** Gives the operator a support contact, which the server of a test does not have. */
export async function addSupport(here: Screens, support = 'help@plainvest.example') {
  const { reply } = await callApi(here.backend, settings.read);
  const operator = { ...reply.data.operator, support };
  here.network.use(mock(settings.read, () => ({ data: { ...reply.data, operator } })));
}
