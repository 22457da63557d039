import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { startBackend } from '#mocks/backend.ts';
import { make } from '#tests/support/caller.ts';
import { schemaAt } from '#tests/support/documented.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { rows } from '../calls/rows.ts';
import { samples } from '../calls/samples.ts';
import { calledBy, setStage } from '../calls/stage.ts';

const withBody = rows.filter(([, { body }]) => body !== undefined);

const bodySchema = ({ form, method, path }: Call<string>) => {
  const type = form === 'multipart' ? 'multipart/form-data' : 'application/json';
  const place = ['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema'];
  const holds = schemaAt(...place);
  const { required = [] } = holds.schema as { required?: string[] };
  return { holds, required };
};

// A file travels as bytes, which the document calls a text of another kind.
const asTold = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value instanceof File ? 'bytes' : value]),
  );

describeOnEngines('a body', (engine) => {
  test.each(withBody)('of %s is what the document says', async (name, call) => {
    const stage = await setStage(await startBackend({ db: engine().db }));
    const caller = call.access === 'admin' ? stage.grace : stage.ada;
    const { token } = caller;
    const sampled = calledBy(stage, caller);
    const sent = async () => (await samples[name]?.request(sampled)) ?? {};
    const { holds, required } = bodySchema(call);
    const { body = {} } = await sent();
    expect([holds(asTold(body)), holds.errors]).toEqual([true, null]);

    for (const field of required) {
      const request = await sent();
      const { [field]: _left, ...rest } = request.body ?? {};
      expect(holds(asTold(rest))).toBe(false);
      const { status } = await make(stage.backend, call, {
        ...request,
        body: rest,
        token,
      } as never);
      expect([field, status]).toEqual([field, 422]);
    }
  });
});
