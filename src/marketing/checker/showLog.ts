import { bytesToHex } from '@noble/hashes/utils.js';
import { fromBase64 } from '#contract/proof/base64.ts';
import { keyIdOf, parseVerifierKey } from '#contract/proof/signedNote.ts';
import { type Heads, readCheckpoint, readHeads } from './readHeads.ts';

/** Fills the facts of the newest head, and lets its checkpoint be copied. */
export async function showLog(root: HTMLElement): Promise<void> {
  const note = root.querySelector<HTMLElement>('[data-log-state]');
  try {
    const [heads, checkpoint] = await Promise.all([readHeads(), readCheckpoint()]);
    for (const [name, text] of Object.entries(factsOf(heads))) {
      const place = root.querySelector(`[data-fact="${name}"]`);
      if (place) place.textContent = text;
    }
    const shown = root.querySelector('[data-newest]');
    if (shown) shown.textContent = checkpoint;
    root.querySelector<HTMLElement>('[data-log]')?.removeAttribute('hidden');
    if (note) note.hidden = true;
  } catch {
    if (note) note.textContent = 'The log could not be read now. Reload the page in a minute.';
  }
}

function factsOf({ data, key: text, origin, witnesses, cosigners }: Heads) {
  const [head] = data;
  const key = parseVerifierKey(text ?? '');
  return {
    origin,
    lines: head?.size.toLocaleString('en-US') ?? '',
    signed: head ? `${head.madeAt.slice(0, 16).replace('T', ' ')} UTC` : '',
    root: bytesToHex(fromBase64(head?.root ?? '') ?? new Uint8Array()),
    key: key ? bytesToHex(keyIdOf(key)) : '',
    witnesses:
      witnesses.length === 0
        ? 'none: no one outside signs too'
        : `${cosigners.length} of ${witnesses.length} signed it too`,
  };
}
