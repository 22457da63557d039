import { join } from 'node:path';
import { pictureSecondsMax } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Picture, Ports } from '#server/platform/ports.ts';
import { JobEnded, runInChild } from './child.ts';

const waitingMost = 8;
const pdfMs = 10_000;

type Pixels = Awaited<ReturnType<Ports['images']['pixels']>>;

/**
 * Pictures and PDF files by two child processes: neither waits for the other, nor does a sign-in,
 * whose password hashing shares the threads of this process. `serverDir` has the built entry.
 */
export function childPorts(serverDir: string): Pick<Ports, 'images' | 'pdf'> {
  const script = join(serverDir, 'child.js');
  const decode = runInChild({ script, limitMs: pictureSecondsMax * 1000, waitingMost });
  const draw = runInChild({ script, limitMs: pdfMs, waitingMost });
  const look = (name: 'inspect' | 'pixels', bytes: Uint8Array) =>
    decode({ name, bytes }).catch((error: unknown) => {
      throw error instanceof JobEnded ? tooComplex() : error;
    });
  return {
    images: {
      inspect: async (bytes) => (await look('inspect', bytes)) as Picture | undefined,
      pixels: async (bytes) => (await look('pixels', bytes)) as Pixels,
    },
    pdf: async (sheet, at) =>
      draw({ name: 'pdf', sheet, at }).catch((error: unknown) => {
        throw error instanceof JobEnded ? unavailable() : error;
      }) as Promise<Uint8Array>,
  };
}

const unavailable = () => new ApiError('unavailable', messages.unavailable, { retryAfterS: 5 });

function tooComplex(): ApiError {
  const sentence = messages.pictureTooComplex;
  return new ApiError('too-large', sentence, { fields: { image: sentence } });
}
