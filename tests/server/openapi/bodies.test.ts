import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { startBackend } from '#mocks/backend.ts';
import type { JsonSchema } from '#server/openapi/openApi.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { schemaAt } from '#tests/support/matchOpenApi.ts';
import { calledBy, setStage } from '../calls/callers.ts';
import { rows } from '../calls/rows.ts';
import { samples } from '../calls/samples.ts';

const withBody = rows.filter(([, { body }]) => body !== undefined);

const bodySchema = ({ encoding: form, method, path }: Call<string>) => {
  const type = form === 'multipart' ? 'multipart/form-data' : 'application/json';
  const place = ['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema'];
  const holds = schemaAt(...place);
  const { properties, required = [] } = holds.schema as JsonSchema;
  const chosen = Object.entries(properties ?? {}).filter(([, field]) => field.enum);
  return { holds, required, chosen: chosen.map(([name]) => name) };
};

// A file travels as bytes, which the document calls a text of another kind.
const asTold = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value instanceof File ? 'bytes' : value]),
  );

describeOnOneEngine('a body', (engine) => {
  test.each(withBody)('of %s fits the document', async (name, call) => {
    const stage = await setStage(await startBackend({ db: engine().db }));
    const caller = call.access === 'admin' ? stage.grace : stage.ada;
    const { token } = caller;
    const sampled = calledBy(stage, caller);
    const sent = async () => (await samples[name]?.request(sampled)) ?? {};
    const { holds, required, chosen } = bodySchema(call);
    const { body = {} } = await sent();
    expect([holds(asTold(body)), holds.errors]).toEqual([true, null]);

    const expectRefused = async (field: string, given: Record<string, unknown>) => {
      expect(holds(asTold(given))).toBe(false);
      const request = { ...(await sent()), body: given, token };
      const { status } = await callApi(stage.backend, call, request as never);
      expect([field, status]).toEqual([field, 422]);
    };
    for (const field of required) {
      const { [field]: _left, ...rest } = body;
      await expectRefused(field, rest);
    }
    for (const field of chosen) await expectRefused(field, { ...body, [field]: 'something else' });
  });
});
