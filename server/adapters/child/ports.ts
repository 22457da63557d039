import { join } from 'node:path';
import { pictureSecondsMax } from '#contract/lifetimes.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { fileMessages } from '#server/platform/files/messages.ts';
import type { Picture, Ports } from '#server/platform/ports.ts';
import { runInChild } from './child.ts';
import { JobEnded } from './nextMessage.ts';

const queueMax = 8;
const pdfMs = 10_000;

type Pixels = Awaited<ReturnType<Ports['images']['pixels']>>;

/** Two processes, so that neither waits for the other nor takes threads from password hashing. */
export function childPorts(serverDir: string): Pick<Ports, 'images' | 'pdf'> {
  const script = join(serverDir, 'child.js');
  const decode = runInChild({ script, limitMs: pictureSecondsMax * 1000, queueMax });
  const draw = runInChild({ script, limitMs: pdfMs, queueMax });
  const runImageJob = (name: 'inspect' | 'pixels', bytes: Uint8Array) =>
    decode({ name, bytes }).catch((error: unknown) => {
      throw error instanceof JobEnded ? tooComplex() : error;
    });
  return {
    images: {
      inspect: async (bytes) => (await runImageJob('inspect', bytes)) as Picture | undefined,
      pixels: async (bytes) => (await runImageJob('pixels', bytes)) as Pixels,
    },
    pdf: async (sheet, at) =>
      draw({ name: 'pdf', sheet, at }).catch((error: unknown) => {
        throw error instanceof JobEnded ? unavailable() : error;
      }) as Promise<Uint8Array>,
  };
}

const unavailable = () =>
  new ApiError('unavailable', platformMessages.unavailable, { retryAfterS: 5 });

function tooComplex(): ApiError {
  const message = fileMessages.pictureTooComplex;
  return new ApiError('too-large', message, { fields: { image: message } });
}
