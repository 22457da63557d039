import { calls } from '#contract/calls.ts';
import type { Backend } from '#mocks/backend.ts';
import { stepAt, totpOf } from '#server/secondFactor/totp.ts';
import { callApi, type Reachable } from '#tests/support/caller.ts';
import type { Person } from '#tests/support/people.ts';
import { softwarePasskey } from './softwarePasskey.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

interface Timed {
  clock: { now(): Date };
}

/** The code that an authenticator app shows `steps` of half a minute from now. */
export function codeAt({ clock }: Timed, secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = new Uint8Array(bytes.map((byte) => Number.parseInt(byte, 2)));
  return totpOf(key, stepAt(clock.now()) + steps);
}

/** Adds an authenticator app, by the code before the one that it shows now. Returns its secret. */
export async function addApp(backend: Reachable & Timed, { token }: Person): Promise<string> {
  const { reply } = await callApi(backend, calls.secondFactor.startAuthenticator, { token });
  const { secret } = reply.data;
  const body = { code: codeAt(backend, secret, -1) };
  const confirmed = await callApi(backend, calls.secondFactor.confirmAuthenticator, {
    token,
    body,
  });
  if (confirmed.status !== 200) throw new Error(`no app: ${confirmed.problem.message}`);
  return secret;
}

/** Makes recovery codes, which replace the earlier ones. */
export async function recoveryCodes(backend: Backend, { token }: Person): Promise<string[]> {
  const { status, reply, problem } = await callApi(backend, calls.secondFactor.renewRecoveryCodes, {
    token,
  });
  if (status !== 200) throw new Error(`no codes: ${problem.message}`);
  return reply.data.codes;
}

/** Registers a passkey of software. */
export async function addPasskey(backend: Backend, { token }: Person, options = {}) {
  const key = await softwarePasskey(options);
  const asked = await callApi(backend, calls.secondFactor.passkeyOptions, { token });
  const { status, reply, problem } = await callApi(backend, calls.secondFactor.addPasskey, {
    token,
    body: {
      challengeId: asked.reply.data.challengeId ?? '',
      name: 'Key of the tests',
      attestation: await key.create(asked.reply.data),
    },
  });
  if (status !== 200) throw new Error(`no passkey: ${problem.message}`);
  return { ...key, id: reply.data._id };
}
