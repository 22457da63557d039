import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShareImages } from '#src/marketing/share.ts';
import { assetAddress } from './assetAddress.ts';
import { drawShareImage, shareKinds } from './shareImage.ts';

/** Draws the picture of each kind of page. Returns their addresses. */
export async function writeShareImages(root: string, client: string): Promise<ShareImages> {
  const written = await Promise.all(
    shareKinds.map(async (kind) => {
      const picture = await drawShareImage(root, kind);
      const address = assetAddress(`share-${kind}`, 'png', picture);
      await writeFile(join(client, address), picture);
      return [kind, address] as const;
    }),
  );
  return Object.fromEntries(written) as ShareImages;
}
