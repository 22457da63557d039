import type { BodyOf, Call, ParamsOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { pathWith, signatureHeaders } from '#contract/signatureHeaders.ts';
import { challengeOf, signedFields, signedText } from '#contract/signedText.ts';
import { dayMs } from '#contract/time.ts';
import type { Backend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import type { Person } from '#tests/support/people.ts';
import { addPasskey } from './secondFactor.ts';
import type { Twist } from './softwarePasskey.ts';

type Key = Awaited<ReturnType<typeof addPasskey>>;

/** A signed-in person with a passkey that signs decisions. */
export interface Signing extends Person {
  key: Key;
}

/** Gives each a passkey, waits until it signs decisions, and signs them in by it. */
export async function withKeys<People extends readonly Person[]>(
  backend: Backend,
  ...people: People
): Promise<{ [Index in keyof People]: Signing }> {
  const keys = await Promise.all(people.map((person) => addPasskey(backend, person)));
  await backend.advance(dayMs);
  const signing = keys.map(async (key) => ({ ...(await signInByKey(backend, key)), key }));
  return Promise.all(signing) as Promise<{ [Index in keyof People]: Signing }>;
}

/** Signs a person in by the passkey only. */
export async function signInByKey(backend: Backend, key: Key): Promise<Person> {
  const asked = (await callApi(backend, calls.secondFactor.passkeySignInOptions)).reply.data;
  const body = { challengeId: asked.challengeId ?? '', assertion: await key.sign(asked) };
  const { status, reply, problem } = await callApi(backend, calls.secondFactor.passkeySignIn, {
    body,
  });
  if (status !== 200) throw new Error(`not signed in: ${problem.message}`);
  return { user: reply.data, token: reply.token };
}

/** A call as it is signed. */
export interface Decision<C> {
  call: C;
  params?: ParamsOf<C>;
  body?: BodyOf<C>;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** The headers of a signature of this call, as a browser makes them. */
export async function signatureOf<C extends Call<string>>(
  backend: Backend,
  { token, key }: Signing,
  { call, params, body }: Decision<C>,
  twist: Twist = {},
): Promise<Record<string, string>> {
  const path = pathWith(call.path, (params ?? {}) as Record<string, string>);
  const method = call.method as 'POST' | 'PUT';
  const fields = await signedFields(call.body?.cast(body, { assert: false }));
  const opened = await callApi(backend, calls.secondFactor.challenge, {
    token,
    body: { method, path, body: JSON.stringify(fields) },
  });
  if (opened.status !== 200) throw new Error(`no challenge: ${opened.problem.message}`);
  const { challengeId, nonce, options } = opened.reply.data;
  const text = signedText({ method, path }, fields);
  const challenge = base64url(await challengeOf(Buffer.from(nonce, 'hex'), text));
  const asked = { challengeId, options: { ...options, challenge } };
  return {
    [signatureHeaders.challenge]: challengeId,
    [signatureHeaders.assertion]: base64url(await key.sign(asked, twist)),
  };
}

/** Signs a call and makes it. */
export async function callSigned<C extends Call<string>>(
  backend: Backend,
  who: Signing,
  decision: Decision<C>,
) {
  const headers = await signatureOf(backend, who, decision);
  const { call, ...sent } = decision;
  return callApi(backend, call, { ...sent, token: who.token, headers });
}
