import type { SavedProof } from '#contract/proof/savedProof.ts';

/** Offers a proof as a file. */
export function keepProof(proof: SavedProof, name: string): void {
  const text = JSON.stringify(proof, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
