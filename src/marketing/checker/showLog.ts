import { bytesToHex } from '@noble/hashes/utils.js';
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
    offerCopy(root.querySelector('[data-copy]'), checkpoint);
  } catch {
    if (note) note.textContent = 'The log could not be read now. Reload the page in a minute.';
  }
}

function offerCopy(button: HTMLButtonElement | null, text: string): void {
  if (!button || !navigator.clipboard) return;
  button.hidden = false;
  button.onclick = async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  };
}

function factsOf({ data, key: text, witnesses, cosigners }: Heads) {
  const [head] = data;
  const key = parseVerifierKey(text ?? '');
  return {
    lines: head?.size.toLocaleString('en-US') ?? '',
    signed: head ? `${head.madeAt.slice(0, 16).replace('T', ' ')} UTC` : '',
    key: key ? bytesToHex(keyIdOf(key)) : '',
    witnesses:
      witnesses.length === 0 ? 'None' : `${cosigners.length} of ${witnesses.length} signed it too`,
  };
}
