import { copy } from '#demo/copy.ts';

const [width, height] = [640, 400];
const txidBytes = 32;

/** The input for a proof, while the page asks for one. */
export const proofInput = () => document.querySelector<HTMLInputElement>('input[type="file"]');

/** Gives the page a transaction id and a picture, as if the visitor had. Errors: no canvas. */
export async function giveSampleProof(input: HTMLInputElement): Promise<void> {
  typeTxid(document.querySelector('input#txid'));
  const chosen = new DataTransfer();
  chosen.items.add(new File([await drawPicture()], copy.guide.proofName, { type: 'image/png' }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

// React notices a value only through the setter of the element itself.
function typeTxid(field: HTMLInputElement | null): void {
  if (!field) return;
  const random = crypto.getRandomValues(new Uint8Array(txidBytes));
  const txid = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const isEther = /\bETH\b/.test(field.closest('main')?.textContent ?? '');
  set?.call(field, isEther ? `0x${txid}` : txid);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The time makes each picture another one: the product finds a proof that it has seen before. */
async function drawPicture(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(copy.guide.noPicture);
  pen.fillStyle = '#f1f3f9';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#0e1530';
  for (const [at, line] of copy.guide.proofLines(new Date()).entries()) {
    pen.font = at === 0 ? '600 44px system-ui' : '26px system-ui';
    pen.fillText(line, 48, 112 + at * 64);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(copy.guide.noPicture))));
  });
}
